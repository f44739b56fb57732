import { beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import { readTimeline } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { isInProcess } from '#shared/payments/model.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { MINUTE, SECOND } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { allWell, type Plan, supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const double = supplierDouble(memoryStore());
const job = () => world.job('sarathi');
let user: TestUser;
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 1_000 * TOTAL);
});

/** The schedules of one minute; a fault ends the one it hits, as it would end its Lambda. */
const sweepOnce = async () => {
  await sweepDue((name) => runSchedule(name).catch(() => undefined));
};
const timelineOf = async (orderId: string) => {
  const read = await readTimeline(job(), orderId);
  if (!read.ok) throw new Error(read.code);
  return read.value;
};

/** Sells, pays and books until the n-th operation with the table from then on, at which the worker is gone. */
async function goneAt(n: number, plan: Plan, isLcc: boolean): Promise<{ orderId: string; operations: number }> {
  world.clock.restore();
  double.reset();
  double.plan = plan;
  const { orderId } = await sellOrder(user, { isLcc });
  const answer = await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId } });
  expect(answer.status).toBe(200);
  world.faults.reset();
  if (n > 0) world.faults.failNth(n, 'after');
  await runBooking('sarathi', orderId).catch(() => undefined);
  const { operations } = world.faults.counts();
  world.faults.reset();
  return { orderId, operations };
}

/** Seconds until the end, with a sweep each minute, the first `phase` ms from now. */
async function secondsToTheEnd(orderId: string, phase: number): Promise<number> {
  const from = clock.now();
  world.clock.advance(phase);
  for (;;) {
    await sweepOnce();
    if (!isInProcess((await timelineOf(orderId)).order.state)) return (clock.now() - from) / SECOND;
    if (clock.now() - from > 20 * MINUTE) return Infinity;
    world.clock.advance(MINUTE);
  }
}

const sales: [string, Plan, boolean][] = [
  ['a full-service fare', allWell, false],
  ['a sold-out fare', { ...allWell, book: 'SOLD_OUT' }, true],
];

test.each(sales)(
  'whoever leads %s on may be killed anywhere: within two minutes of it the order has its end, within three where a supplier may have been told',
  async (_, plan, isLcc) => {
    const { operations } = await goneAt(0, plan, isLcc);
    expect(operations).toBeGreaterThan(5);
    const late: string[] = [];
    for (let n = 1; n <= operations; n++) {
      // By turns the sweep comes at once or half a minute later.
      const phase = n % 2 ? SECOND : 31 * SECOND;
      const { orderId } = await goneAt(n, plan, isLcc);
      const { order, events } = await timelineOf(orderId);
      if (!isInProcess(order.state)) continue;
      const isInDoubt =
        ['BOOKING', 'TICKETING'].includes(order.state) || events.some(({ event }) => event === 'loseSight');
      const seconds = await secondsToTheEnd(orderId, phase);
      if (seconds > (isInDoubt ? 180 : 120)) late.push(`${n}, ${phase}: ${order.state}, ${seconds} s`);
    }
    expect(late).toEqual([]);
  },
  120_000,
);

test('a sweep that is killed with an order in hand is followed by one that ends it within two minutes', async () => {
  for (const [, plan, isLcc] of sales) {
    const late: string[] = [];
    for (let m = 1, swept = Infinity; m <= swept; m++) {
      // The worker died at once; the sweep that takes the order up dies at its m-th operation.
      const { orderId } = await goneAt(1, plan, isLcc);
      world.clock.advance(91 * SECOND);
      world.faults.reset();
      world.faults.failNth(m, 'after');
      await runSchedule('lead-bookings-on').catch(() => undefined);
      swept = Math.min(swept, 40, Math.max(world.faults.counts().operations, m));
      world.faults.reset();
      const { order, events } = await timelineOf(orderId);
      if (!isInProcess(order.state)) break;
      const isInDoubt =
        ['BOOKING', 'TICKETING'].includes(order.state) || events.some(({ event }) => event === 'loseSight');
      const seconds = await secondsToTheEnd(orderId, SECOND);
      if (seconds > (isInDoubt ? 180 : 120)) late.push(`${m}: ${order.state}, ${seconds} s`);
    }
    expect(late).toEqual([]);
  }
}, 120_000);
