import { beforeAll, describe, expect, it } from 'vitest';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { ananya, delhiToMumbai, makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

describe('the ticket queue', () => {
  const world = useWorld({ at: '2026-03-01T08:00:00Z' });
  let otherAgency: TestUser;
  const ask = (as: TestUser, body: WireRequestOf<typeof getTickets> = {}) =>
    callHttp({ site: as.site as 'sarathi', call: getTickets, body, as });
  const pnrs = async (as: TestUser, body: WireRequestOf<typeof getTickets> = {}) =>
    (await ask(as, body)).result!.tickets.map(({ pnr }) => pnr);
  const agent = () => world.user('sarathi', 'travelAgent');
  const staff = () => world.user('sarathi', 'staff');

  beforeAll(async () => {
    otherAgency = await world.addUser('sarathi', 'travelAgent');
    const job = world.job('sarathi');
    const dubai = {
      ...delhiToMumbai,
      airlineCode: 'EK',
      flightNumber: '511',
      destinationAirportCode: 'DXB',
      departureTime: '2026-04-20T04:15',
      arrivalTime: '2026-04-20T06:20',
    };
    await storeBooking(job, makeBooking(agent(), { pnr: 'AAA111', createdAt: '2026-02-01T10:00:00.000Z' }));
    await storeBooking(
      job,
      makeBooking(agent(), {
        pnr: 'BBB222',
        createdAt: '2026-02-10T19:00:00.000Z',
        isInternational: true,
        segments: [dubai],
        passengers: [
          {
            ...ananya,
            firstName: 'Zoë',
            lastName: 'D’Souza',
            ticket: { ...ananya.ticket!, ticketNumber: '176-1112223334' },
          },
        ],
      }),
    );
    await storeBooking(
      job,
      makeBooking(agent(), {
        pnr: 'CCC333',
        createdAt: '2026-02-20T10:00:00.000Z',
        statusId: BookingStatus.Hold,
        holdUntil: Date.parse('2026-03-01T09:00:00Z'),
        passengers: [{ ...ananya, ticket: undefined }],
        segments: [{ ...delhiToMumbai, departureTime: '2026-03-03T06:10', arrivalTime: '2026-03-03T08:20' }],
      }),
    );
    await storeBooking(job, makeBooking(otherAgency, { pnr: 'DDD444', createdAt: '2026-02-15T10:00:00.000Z' }));
    await storeBooking(world.job('gulf'), makeBooking(world.user('gulf', 'travelAgent'), { pnr: 'AAA111' }));
    world.faults.reset();
  });

  it.each([
    [{ bookingDateFrom: '2026-03-02', bookingDateTo: '2026-03-01' }, 'bookingDateTo'],
    [{ sort: 'TA' as const, travelDateFrom: '2026-04-01', travelDateTo: '2026-03-31' }, 'travelDateTo'],
    [{ PNR: 'AAA111', travelDateFrom: '2026-04-01', travelDateTo: '2026-03-31' }, 'travelDateTo'],
    [{ bookingDateTo: '9999-12-31' }, 'bookingDateTo'],
  ])('takes %j for the error of %s', async (body, field) => {
    expect(await ask(staff(), body)).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
      errors: { [field]: expect.stringMatching(/^Please choose|^This is not valid/) },
    });
  });

  it("shows an agency its own bookings, newest first, and staff the whole site's", async () => {
    expect(await pnrs(agent())).toEqual(['CCC333', 'BBB222', 'AAA111']);
    expect(await pnrs(otherAgency)).toEqual(['DDD444']);
    expect(await pnrs(staff())).toEqual(['CCC333', 'DDD444', 'BBB222', 'AAA111']);
    expect(await pnrs(world.user('sarathi', 'retail'))).toEqual([]);
  });

  it('answers a row as the booking card shows it', async () => {
    const { result } = await ask(agent(), { PNR: 'aaa111' });
    expect(result!.tickets).toEqual([
      expect.objectContaining({
        pnr: 'AAA111',
        status: 'Ticketed',
        statusId: 3,
        travelDate: '2026-03-05T06:10',
        transactionDetails: { amount: 5618 },
        airlines: ['6E'],
        segments: [{ originAirportCode: 'DEL', destinationAirportCode: 'BOM', airlineCode: '6E', flightNumber: '203' }],
        passengers: [
          { firstName: 'ANANYA', lastName: 'SHARMA', paxType: 1, ticket: { ticketNumber: '312-2419605871' } },
        ],
        contact: { email: 'ananya@example.com', phone: '+91 9810012345' },
        user: { email: agent().item.email, userType: 'travelAgent' },
      }),
    ]);
  });

  it('sorts by booking and by travel date, either way', async () => {
    expect(await pnrs(agent(), { sort: 'BA' })).toEqual(['AAA111', 'BBB222', 'CCC333']);
    expect(await pnrs(agent(), { sort: 'TD' })).toEqual(['BBB222', 'AAA111', 'CCC333']);
    expect(await pnrs(agent(), { sort: 'TA' })).toEqual(['CCC333', 'AAA111', 'BBB222']);
  });

  it('narrows by kind, airline, status and passenger', async () => {
    expect(await pnrs(agent(), { international: true })).toEqual(['BBB222']);
    expect(await pnrs(agent(), { domestic: true })).toEqual(['CCC333', 'AAA111']);
    expect(await pnrs(agent(), { domestic: true, international: true })).toHaveLength(3);
    expect(await pnrs(agent(), { AirlineCode: 'ek' })).toEqual(['BBB222']);
    expect(await pnrs(agent(), { statusIds: [2] })).toEqual(['CCC333']);
    expect(await pnrs(agent(), { Passenger: 'dsou' })).toEqual(['BBB222']);
    expect(await pnrs(agent(), { Passenger: "Zoe D'Souza" })).toEqual(['BBB222']);
    expect(await pnrs(staff(), { Passenger: 'sharma', sort: 'BA' })).toEqual(['AAA111', 'DDD444', 'CCC333']);
    expect(await pnrs(agent(), { Passenger: '安' })).toEqual([]);
  });

  it("counts booking days in the site's zone and travel days at the airport", async () => {
    expect(await pnrs(agent(), { bookingDateFrom: '2026-02-11', bookingDateTo: '2026-02-11' })).toEqual(['BBB222']);
    expect(await pnrs(agent(), { bookingDateTo: '2026-02-10' })).toEqual(['AAA111']);
    expect(await pnrs(agent(), { travelDateFrom: '2026-03-03', travelDateTo: '2026-03-05' })).toEqual([
      'CCC333',
      'AAA111',
    ]);
    expect(await pnrs(agent(), { travelDateFrom: '2026-03-03', bookingDateFrom: '2026-02-05' })).toEqual([
      'CCC333',
      'BBB222',
    ]);
  });

  it("finds a PNR or a ticket number of one's own only", async () => {
    expect(await pnrs(agent(), { PNR: '176-1112223334' })).toEqual(['BBB222']);
    expect(await pnrs(agent(), { PNR: '1761112223334' })).toEqual(['BBB222']);
    expect(await pnrs(agent(), { PNR: 'DDD444' })).toEqual([]);
    expect(await pnrs(otherAgency, { Passenger: 'Sharma' })).toEqual(['DDD444']);
    expect(await pnrs(world.user('gulf', 'staff'), { PNR: 'DDD444' })).toEqual([]);
    expect(await pnrs(world.user('gulf', 'staff'))).toEqual(['AAA111']);
  });

  it('lists holds and bookings in process by themselves', async () => {
    const answer = await callHttp({ site: 'sarathi', call: getBookedFlights, body: {}, as: agent() });
    expect(answer.result!.tickets).toEqual([
      expect.objectContaining({ pnr: 'CCC333', status: 'Hold', holdUntil: Date.parse('2026-03-01T09:00:00Z') }),
    ]);
  });

  it('refuses what it does not know, field by field', async () => {
    expect(await ask(agent(), { owner: 'LE#X' } as never)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(await ask(agent(), { sort: 'XX' as never })).toMatchObject({ status: 400 });
    expect(await ask(agent(), { bookingDateFrom: 'yesterday' })).toMatchObject({
      status: 400,
      errors: { bookingDateFrom: expect.any(String) },
    });
    expect(await callHttp({ site: 'sarathi', call: getTickets, body: {} })).toMatchObject({
      status: 401,
      errorCode: 'NOT_SIGNED_IN',
    });
  });
});
