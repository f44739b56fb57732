import { beforeAll, expect, test } from 'vitest';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { sandboxMemory } from '#functions/suppliers/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { deaths } from '#test/harness/killable-process.ts';
import { killableWorker } from '#test/harness/killable-worker.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sellOrder } from '#test/payments/sell-order.ts';
import { allWell, supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
const plan = { ...allWell, holdUntil: Date.parse('2026-11-21T04:00:00Z') + 3 * HOUR };
const run = await killableWorker(world.folder);
let user: TestUser;
function double() {
  const made = supplierDouble(sandboxMemory(job(), 'double'));
  made.plan = plan;
  return made;
}
beforeAll(async () => {
  adapters.sandbox = () => double().supplier;
  user = await world.addUser(site, 'travelAgent');
});

/** An order whose seats are to be held, or given back, with nobody on it yet. */
async function begun(what: 'hold' | 'release') {
  world.clock.restore();
  const sold = await sellOrder(user, { isLcc: false });
  const ask = { site, as: user, body: { orderId: sold.orderId } } as const;
  expect((await callHttp({ ...ask, call: holdFlight })).status).toBe(200);
  if (what === 'hold') return sold;
  await runBooking(site, sold.orderId);
  expect((await callHttp({ ...ask, call: releaseFlight })).status).toBe(200);
  return sold;
}
async function endOf({ orderId, bookingId }: Awaited<ReturnType<typeof begun>>): Promise<string> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(11 * MINUTE);
    await sweepDue();
  }
  const { state } = ((await readOrder(job(), orderId)) as { value: OrderItem }).value;
  const kept = await double().keptOf(bookingId);
  return `${state}, ${kept?.booking.state}, issued ${kept?.issued}`;
}

const ends = { hold: 'AWAITING_TICKETING, HELD, issued 0', release: 'EXPIRED, CANCELLED, issued 0' };
const step = process.env.PORTOLAN_KILL_ALL ? 1 : 3;
test.each(['hold', 'release'] as const)(
  'a worker killed at any step of a %s is taken over from, and it ends once',
  async (what) => {
    const runChild = (orderId: string, killAt: number, death: (typeof deaths)[number]) =>
      run({ orderId, killAt, death, more: { PLAN: JSON.stringify(plan) } });
    const first = await begun(what);
    const operations = Number((await runChild(first.orderId, 0, 'before')).said);
    expect(operations).toBeGreaterThan(4);
    expect(await endOf(first)).toBe(ends[what]);
    for (let n = 1, turn = 0; n <= operations; n += step, turn++) {
      const when = deaths[turn % 2]!;
      const sold = await begun(what);
      expect([n, when, (await runChild(sold.orderId, n, when)).signal]).toEqual([n, when, 'SIGKILL']);
      expect([n, when, await endOf(sold)]).toEqual([n, when, ends[what]]);
    }
  },
  300_000,
);
