import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { tableMemory } from '#functions/suppliers/duffel/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { sandboxMemory } from '#functions/suppliers/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runDuffelFake } from '#infra/local/duffel-fake/server.ts';
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
import { duffelDouble } from './duffel-double.ts';
import { allWell, type SupplierDouble, supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
const plan = { ...allWell, holdUntil: Date.parse('2026-11-21T04:00:00Z') + 3 * HOUR };
const run = await killableWorker(world.folder);
/** Outlives every worker that asks it, as Duffel does; the double remembers in the table. */
const duffel = await runDuffelFake({ currency: 'INR', now: () => clock.now() });
const sellers = {
  'a supplier’s double': {
    double: (): SupplierDouble => Object.assign(supplierDouble(sandboxMemory(job(), 'double')), { plan }),
    env: { PLAN: JSON.stringify(plan) },
  },
  'Duffel’s fake': {
    double: (): SupplierDouble =>
      duffelDouble({ fake: duffel.fake, host: duffel.host, memory: tableMemory(job(), 'duffel') }),
    env: { DUFFEL_AT: duffel.host },
  },
};
type Seller = keyof typeof sellers;
let user: TestUser;
afterAll(() => duffel.stop());
beforeAll(async () => {
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
async function endOf(seller: Seller, { orderId, bookingId }: Awaited<ReturnType<typeof begun>>): Promise<string> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(11 * MINUTE);
    await sweepDue();
  }
  const { state } = ((await readOrder(job(), orderId)) as { value: OrderItem }).value;
  const kept = await sellers[seller].double().keptOf(bookingId);
  return `${state}, ${kept?.booking.state}, issued ${kept?.issued}`;
}

const ends = { hold: 'AWAITING_TICKETING, HELD, issued 0', release: 'EXPIRED, CANCELLED, issued 0' };
/** Killed between the record and the order nothing was told Duffel, and nothing is told it again. */
const NOT_HELD = 'EXPIRED, undefined, issued undefined';
const step = process.env.PORTOLAN_KILL_ALL ? 1 : 3;
test.each(
  (Object.keys(sellers) as Seller[]).flatMap((seller) =>
    (['hold', 'release'] as const).map((what) => [seller, what] as const),
  ),
)(
  'at %s a worker killed at any step of a %s is taken over from, and it ends once',
  async (seller, what) => {
    const { double, env } = sellers[seller];
    adapters.sandbox = () => double().supplier;
    const allowed = [ends[what], ...(seller === 'Duffel’s fake' && what === 'hold' ? [NOT_HELD] : [])];
    const runChild = (orderId: string, killAt: number, death: (typeof deaths)[number]) =>
      run({ orderId, killAt, death, more: env });
    const first = await begun(what);
    const operations = Number((await runChild(first.orderId, 0, 'before')).said);
    expect(operations).toBeGreaterThan(4);
    expect(await endOf(seller, first)).toBe(ends[what]);
    for (let n = 1, turn = 0; n <= operations; n += step, turn++) {
      const when = deaths[turn % 2]!;
      const sold = await begun(what);
      expect([n, when, (await runChild(sold.orderId, n, when)).signal]).toEqual([n, when, 'SIGKILL']);
      expect(allowed, `${n}, ${when}`).toContain(await endOf(seller, sold));
    }
    const told = [...duffel.fake.orders.values()].map(({ metadata }) => metadata.portolan_booking);
    expect(new Set(told).size).toBe(told.length);
  },
  300_000,
);
