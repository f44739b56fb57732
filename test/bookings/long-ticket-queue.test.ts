import { beforeAll, describe, expect, it } from 'vitest';
import { bookingEventWrites } from '#functions/bookings/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

describe('a long ticket queue', () => {
  const world = useWorld({ at: '2026-03-01T08:00:00Z' });
  const ask = (body: WireRequestOf<typeof getTickets>) =>
    callHttp({ site: 'sarathi', call: getTickets, body, as: world.user('sarathi', 'staff') });

  beforeAll(async () => {
    const job = world.job('sarathi');
    for (let n = 0; n < 130; n++) {
      const createdAt = new Date(Date.parse('2026-01-01T00:00:00Z') + n * 3_600_000).toISOString();
      await storeBooking(
        job,
        makeBooking(world.user('sarathi', 'travelAgent'), {
          createdAt,
          pnr: `P${String(n).padStart(5, '0')}`,
          isInternational: n < 3,
        }),
      );
    }
  }, 60_000);

  it('is read a page at a time, each row once, at the price of the page', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      world.faults.reset();
      const { result } = await ask({ ...(cursor && { cursor }) });
      const queries = world.faults.counts().list.filter(({ name }) => name === 'Query');
      expect(queries).toHaveLength(1);
      expect(queries[0]!.scanned).toBe(queries[0]!.returned);
      const kilobytes = JSON.stringify(result!.tickets).length / 1024;
      expect(queries[0]!.units).toBeLessThanOrEqual(Math.ceil((kilobytes / 4) * 0.5));
      seen.push(...result!.tickets.map(({ pnr }) => pnr));
      cursor = result!.cursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(130);
    expect(new Set(seen).size).toBe(130);
  });

  it('goes on looking for few rows among many, within bounds, and says how far it looked', async () => {
    world.faults.reset();
    const { result } = await ask({ international: true });
    expect(result!.tickets).toHaveLength(3);
    expect(result!.lookedBackTo).toBe('2026-01-01T00:00:00.000Z');
    expect(world.faults.counts().byName.Query).toBeLessThanOrEqual(10);
    expect(world.faults.counts().byName.Scan).toBeUndefined();
  });

  it('counts the requests that wait without reading the others', async () => {
    const job = world.job('sarathi');
    const statusId = BookingStatus.ChangeRequested;
    const createdAt = '2025-12-01T00:00:00.000Z';
    const agent = world.user('sarathi', 'travelAgent');
    const waiting = [
      await storeBooking(job, makeBooking(agent, { statusId, createdAt })),
      await storeBooking(job, makeBooking(agent, { createdAt })),
    ];
    await commit(job, bookingEventWrites(job, waiting[1]!, 'requestChange'));
    for (const as of [world.user('sarathi', 'staff'), agent]) {
      world.faults.reset();
      const { result } = await callHttp({ site: 'sarathi', call: getTickets, body: { statusIds: [statusId] }, as });
      const queries = world.faults.counts().list.filter(({ name }) => name === 'Query');
      expect(queries.map(({ returned, scanned }) => [returned, scanned])).toEqual([[2, 2]]);
      expect(result!.tickets.map(({ bookingId }) => bookingId).sort()).toEqual(
        waiting.map(({ bookingId }) => bookingId).sort(),
      );
    }
    for (const booking of waiting) await commit(job, bookingEventWrites(job, { ...booking, statusId }, 'settleChange'));
    const { result } = await ask({ statusIds: [statusId] });
    expect(result!.tickets).toEqual([]);
  });

  it('says that nothing is held or in process for the price of one Query', async () => {
    for (const type of ['staff', 'travelAgent'] as const) {
      world.faults.reset();
      const { result } = await callHttp({
        site: 'sarathi',
        call: getBookedFlights,
        body: {},
        as: world.user('sarathi', type),
      });
      expect(result).toMatchObject({ tickets: [], cursor: null });
      const queries = world.faults.counts().list.filter(({ name }) => name === 'Query');
      expect(queries).toHaveLength(1);
      expect(queries[0]!.units).toBeLessThanOrEqual(0.5);
    }
  });

  it('finds the few that are held among the many at the price of the few', async () => {
    for (const pnr of ['HELD01', 'HELD02'])
      await storeBooking(
        world.job('sarathi'),
        makeBooking(world.user('sarathi', 'travelAgent'), {
          createdAt: `2025-12-01T00:00:00.00${pnr.at(-1)}Z`,
          pnr,
          statusId: BookingStatus.Hold,
        }),
      );
    world.faults.reset();
    const { result } = await ask({ statusIds: [BookingStatus.Hold] });
    expect(result!.tickets.map(({ pnr }) => pnr)).toEqual(['HELD02', 'HELD01']);
    const queries = world.faults.counts().list.filter(({ name }) => name === 'Query');
    expect(queries).toHaveLength(1);
    expect(queries[0]!.units).toBeLessThanOrEqual(1);
  });

  it("starts over with a cursor that belongs to somebody else's list", async () => {
    const { result } = await ask({});
    const agents = await callHttp({
      site: 'sarathi',
      call: getTickets,
      body: { cursor: result!.cursor! },
      as: world.user('sarathi', 'travelAgent'),
    });
    expect(agents.result!.tickets[0]!.pnr).toBe('P00129');
  });
});
