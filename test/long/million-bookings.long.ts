import { afterAll, expect, test } from 'vitest';
import { keys } from '#functions/keys.ts';
import type { Item } from '#functions/table/read.ts';
import { startEngine } from '#infra/local/engine.ts';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import type { Call } from '#shared/contract.ts';
import { loadBookings } from '#test/bench/load-bookings.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storedRow } from '#test/harness/stored-row.ts';

// So many rows on their way would leave every file beside this one waiting for its own.
const engine = await startEngine();
const world = useWorld({ at: '2026-11-21T06:00:00.000Z', engine: engine.endpoint });
afterAll(() => engine.stop());
const site = 'sarathi' as const;
/** Rows of one site. */
const MANY = Number(process.env.PORTOLAN_LONG_ROWS ?? 1_000_000);
const FEW = 1_000;
const GOES = 30;

test(
  `every list of a site with ${MANY.toLocaleString('en')} bookings costs what its page holds`,
  { timeout: 3_600_000 },
  async () => {
    const agent = world.user(site, 'travelAgent');
    const booking = await storeBooking(world.job(site), makeBooking(agent));
    const model = {
      ...(await storedRow<Item>(keys.booking(world.job(site), booking.bookingId))),
      ...{ pk: keys.booking(world.job(site), booking.bookingId).pk, sk: 'A' },
    };
    const lists: { name: string; call: Call; as: typeof agent }[] = [
      { name: 'tickets, staff', call: getTickets, as: world.user(site, 'staff') },
      { name: 'tickets, agent', call: getTickets, as: agent },
      { name: 'booked flights', call: getBookedFlights, as: agent },
    ];
    const measure = async ({ call, as }: (typeof lists)[number]) => {
      const times: number[] = [];
      world.faults.reset();
      for (let go = 0; go < GOES; go++) {
        const at = performance.now();
        const answer = await callHttp({ site, call, body: {}, as });
        times.push(performance.now() - at);
        expect(answer.status).toBe(200);
      }
      const { list, byName } = world.faults.counts();
      expect(byName.Scan).toBeUndefined();
      const queries = list.filter(({ name }) => name === 'Query');
      const sum = (pick: (query: (typeof queries)[number]) => number) =>
        queries.reduce((all, query) => all + pick(query), 0) / GOES;
      return {
        queries: queries.length / GOES,
        units: sum(({ units }) => units),
        scanned: sum(({ scanned }) => scanned),
        returned: sum(({ returned }) => returned),
        p50: times.sort((a, b) => a - b)[GOES / 2]!,
      };
    };
    await loadBookings(model, 1, FEW);
    const few = new Map<string, Awaited<ReturnType<typeof measure>>>();
    for (const list of lists) few.set(list.name, await measure(list));
    const began = performance.now();
    await loadBookings(model, FEW, MANY);
    console.log(`loaded in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const rows = [];
    for (const list of lists) {
      const at = few.get(list.name)!;
      const now = await measure(list);
      expect(now.units, list.name).toBe(at.units);
      expect(now.scanned, list.name).toBe(now.returned);
      expect(now.queries, list.name).toBeLessThanOrEqual(1);
      rows.push({
        list: list.name,
        queries: now.queries,
        units: now.units,
        scanned: now.scanned,
        returned: now.returned,
        [`p50 ms at ${FEW}`]: at.p50.toFixed(1),
        [`p50 ms at ${MANY}`]: now.p50.toFixed(1),
      });
    }
    console.table(rows);
  },
);
