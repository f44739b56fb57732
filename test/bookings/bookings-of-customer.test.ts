import { beforeAll, describe, expect, it } from 'vitest';
import { scopeOf } from '#functions/scope.ts';
import { findTickets } from '#functions/bookings/find-tickets.ts';
import { ticketsFile } from '#functions/bookings/ticket-sheet.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { ticketFilter } from '#shared/bookings/ticket-filter.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

describe('the bookings of one customer', () => {
  const world = useWorld({ at: '2026-03-01T08:00:00Z' });
  let colleague: TestUser;
  let other: TestUser;
  let alone: TestUser;
  const agent = () => world.user('sarathi', 'travelAgent');
  const ask = (body: WireRequestOf<typeof getTickets>, as = world.user('sarathi', 'staff')) =>
    callHttp({ site: as.site as 'sarathi', call: getTickets, body, as });
  const pnrs = async (body: WireRequestOf<typeof getTickets>) =>
    (await ask(body)).result!.tickets.map(({ pnr }) => pnr);

  beforeAll(async () => {
    const { legalEntityId } = agent().item;
    colleague = await world.addUser('sarathi', 'travelAgent', { legalEntityId });
    other = await world.addUser('sarathi', 'travelAgent');
    alone = await world.addUser('sarathi', 'retail');
    const job = world.job('sarathi');
    const stored: [TestUser, string, string][] = [
      [agent(), 'OWN111', '2026-02-01T10:00:00.000Z'],
      [colleague, 'COL222', '2026-02-02T10:00:00.000Z'],
      [other, 'OTH333', '2026-02-03T10:00:00.000Z'],
      [alone, 'RET444', '2026-02-04T10:00:00.000Z'],
    ];
    for (const [user, pnr, createdAt] of stored) await storeBooking(job, makeBooking(user, { pnr, createdAt }));
  });

  it("are the company's for an agent and the person's own for a traveller, with the name", async () => {
    for (const { item } of [agent(), colleague])
      expect(await pnrs({ customerId: item.sequence })).toEqual(['COL222', 'OWN111']);
    expect(await pnrs({ customerId: alone.item.sequence })).toEqual(['RET444']);
    const { result } = await ask({ customerId: alone.item.sequence });
    expect(result!.customerName).toBe(`${alone.item.firstName} ${alone.item.lastName}`);
    expect((await ask({})).result).not.toHaveProperty('customerName');
  });

  it('keep every other filter of the queue within them', async () => {
    const customerId = agent().item.sequence;
    expect(await pnrs({ customerId, sort: 'BA' })).toEqual(['OWN111', 'COL222']);
    expect(await pnrs({ customerId, PNR: 'OWN111' })).toEqual(['OWN111']);
    expect(await pnrs({ customerId, PNR: 'OTH333' })).toEqual([]);
    expect(await pnrs({ customerId, Passenger: 'sharma' })).toEqual(['COL222', 'OWN111']);
    expect(await pnrs({ customerId, bookingDateFrom: '2026-02-02' })).toEqual(['COL222']);
    expect(await pnrs({ customerId, statusIds: [2] })).toEqual([]);
  });

  it("cost one Query for the customer and one of the owner's own list", async () => {
    world.faults.reset();
    await ask({ customerId: other.item.sequence });
    const queries = world.faults.counts().list.filter(({ name }) => name === 'Query');
    expect(queries.map(({ scanned, returned }) => [scanned, returned])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it("are none for a number that nobody has, whatever another site's customer is called there", async () => {
    expect(await ask({ customerId: 999_999 })).toMatchObject({ status: 200, result: { tickets: [], cursor: null } });
    const gulf = world.user('gulf', 'staff');
    const found = await ask({ customerId: agent().item.sequence }, gulf);
    expect(found.status).toBe(200);
    expect(JSON.stringify(found.result)).not.toMatch(/OWN111|COL222/);
  });

  it('are for staff to ask for', async () => {
    for (const as of [other, alone])
      expect(await ask({ customerId: as.item.sequence }, as)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    const filter = { ...ticketFilter.parse({}), customerId: other.item.sequence };
    await expect(findTickets(scopeOf(other.actor, getTickets), filter)).rejects.toThrow('reaches their own only');
  });

  it('come into a file as the list has them', async () => {
    const filter = { ...ticketFilter.parse({}), customerId: agent().item.sequence };
    const asked = { filter, cursor: undefined, wanted: 25, userId: '' };
    const { rows } = await ticketsFile.read(world.job('sarathi'), asked);
    const found = ['OWN111', 'COL222', 'OTH333', 'RET444'].filter((pnr) => JSON.stringify(rows).includes(pnr));
    expect(found).toEqual(['OWN111', 'COL222']);
  });
});
