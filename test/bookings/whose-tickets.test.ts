import { beforeAll, describe, expect, it } from 'vitest';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { readUser } from '#functions/users/store.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-03-05T06:00:00Z' });
const staff = () => world.user('sarathi', 'staff');
let agent: TestUser;
let traveller: TestUser;
const ask = async (body: WireRequestOf<typeof getTickets>, as = staff()) =>
  (await callHttp({ site: 'sarathi', call: getTickets, body, as })).result!.tickets;

describe('whose a ticket is', () => {
  let forAgent: string;
  beforeAll(async () => {
    agent = await world.addUser('sarathi', 'travelAgent', {
      ...{ firstName: 'Tomas', lastName: 'Rego', companyName: 'Backwater Holidays' },
    });
    traveller = await world.addUser('sarathi', 'retail', { firstName: 'Farah', lastName: 'Siddiqui' });
    const job = world.job('sarathi');
    const { email, userType } = staff().item;
    const booked = makeBooking(agent, {
      ...{ pnr: 'FOR111', createdBy: { email, userType } },
      bookedFor: { byUserId: staff().item.userId, email: agent.item.email, userType: 'travelAgent' },
    });
    forAgent = booked.bookingId;
    await storeBooking(job, booked);
    await storeBooking(job, makeBooking(traveller, { pnr: 'OWN222', createdAt: '2026-02-02T10:00:00.000Z' }));
  });

  it('is told of every row, not who made it, in one trip that is kept', async () => {
    const rows = await ask({});
    expect(rows.map(({ pnr, customer }) => [pnr, customer])).toEqual([
      ['OWN222', { name: 'Farah Siddiqui', companyName: '' }],
      ['FOR111', { name: 'Tomas Rego', companyName: 'Backwater Holidays' }],
    ]);
    expect(rows[1]!.user.userType, 'who made it stands beside').toBe('staff');
    world.faults.reset();
    await ask({});
    expect(world.faults.counts().byName.Query).toBe(1);
  });

  it('is told with the booking, and found by PNR and passenger alike', async () => {
    const whose = { name: 'Tomas Rego', companyName: 'Backwater Holidays' };
    for (const body of [{ PNR: 'FOR111' }, { Passenger: 'sharma', PNR: 'FOR111' }])
      expect((await ask(body)).map(({ customer }) => customer)).toEqual([whose]);
    expect((await ask({ Passenger: 'sharma' })).map(({ customer }) => customer)).toContainEqual(whose);
    const opened = await callHttp({
      site: 'sarathi',
      call: getBookingDetails,
      body: { bookingId: forAgent },
      as: staff(),
    });
    expect(opened.result!.customer).toEqual(whose);
    expect((await ask({}, agent)).map(({ customer }) => customer)).toEqual([whose]);
  });

  it('goes by what they are called today', async () => {
    const { actor } = staff();
    const user = (await readUser(actor, traveller.item.userId))!;
    expect((await commit(actor, changeUserWrites(actor, user, { lastName: 'Nair' }))).ok).toBe(true);
    expect((await ask({ PNR: 'OWN222' }))[0]!.customer.name).toBe('Farah Nair');
  });
});

describe('what is yet to leave', () => {
  it('goes by the clock of where it leaves, soonest first, in one Query', async () => {
    const person = await world.addUser('sarathi', 'retail');
    const job = world.job('sarathi');
    const leaving = async (pnr: string, departureTime: string, originZone: string) => {
      const booking = makeBooking(person, { pnr });
      const segments = booking.segments.map((segment) => ({ ...segment, departureTime, originZone }));
      await storeBooking(job, { ...booking, segments });
    };
    // 06:00 in London is 11:30 in Delhi, and half past ten the evening before in Los Angeles.
    await leaving('GONE01', '2026-03-05T11:00', 'Asia/Kolkata');
    await leaving('NEXT01', '2026-03-05T12:00', 'Asia/Kolkata');
    await leaving('WEST01', '2026-03-04T23:30', 'America/Los_Angeles');
    await leaving('GONE02', '2026-03-05T14:00', 'Pacific/Auckland');
    const customerId = person.item.sequence;
    world.faults.reset();
    const rows = await ask({ customerId, upcoming: true, sort: 'TA' });
    expect(rows.map(({ pnr }) => pnr)).toEqual(['WEST01', 'NEXT01']);
    expect(rows[1]!.leavesAt).toBe(Date.parse('2026-03-05T06:30:00Z'));
    expect(world.faults.counts().list.filter(({ name }) => name === 'Query')).toHaveLength(2);
    expect((await ask({ customerId, upcoming: true, sort: 'BD' })).map(({ pnr }) => pnr).toSorted()).toEqual([
      'NEXT01',
      'WEST01',
    ]);
    const statusIds = [1, 2];
    expect(await ask({ customerId, upcoming: true, sort: 'TA', statusIds })).toEqual([]);
  });
});
