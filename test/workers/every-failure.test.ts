import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderItem } from '#functions/payments/model.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { readOrder } from '#functions/payments/store.ts';
import { paymentSettingsWrites, startPaymentWrites } from '#functions/payments/writes.ts';
import { changeSandboxOrderWrites, createSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { clock } from '#functions/clock.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule, schedules } from '#functions/workers/schedules.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, type Sold, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { type Plan, supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const double = supplierDouble(memoryStore());
const job = () => world.job('sarathi');
let user: TestUser;
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 1_000 * TOTAL);
  await commit(job(), paymentSettingsWrites(job(), { gateways: [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: 'sarathi' }], bankDetails: [] }));
});
beforeEach(() => double.reset());

interface Scenario {
  name: string;
  isLcc: boolean;
  by: 'wallet' | 'gateway';
  plan: Partial<Plan>;
}
const scenarios: Scenario[] = [
  { name: 'a low-cost fare from the wallet', isLcc: true, by: 'wallet', plan: {} },
  { name: 'a full-service fare from the wallet', isLcc: false, by: 'wallet', plan: {} },
  { name: 'a full-service fare through a gateway', isLcc: false, by: 'gateway', plan: {} },
  { name: 'a sold-out fare from the wallet', isLcc: true, by: 'wallet', plan: { book: 'SOLD_OUT' } },
  { name: 'a sold-out fare through a gateway', isLcc: true, by: 'gateway', plan: { book: 'SOLD_OUT' } },
  { name: 'a booking whose answer never came', isLcc: true, by: 'wallet', plan: { book: 'unheard' } },
  { name: 'a ticketing whose answer never came', isLcc: false, by: 'wallet', plan: { ticket: 'unheard' } },
];

async function sell({ isLcc, by }: Scenario): Promise<Sold> {
  const sold = await sellOrder(user, { isLcc });
  if (by === 'wallet') return sold;
  const { orderId, expiresAt } = sold;
  const paid = { gatewayOrderId: `${orderId}-1`, minor: TOTAL, currency: 'INR', description: '', returnUrl: '', expiresAt, payments: [], refunds: [], version: 0 };
  await commit(job(), createSandboxOrderWrites(paid));
  await commit(job(), changeSandboxOrderWrites(paid, { payments: [{ paymentId: `${orderId}-1.1`, outcome: 'SUCCEEDED', confirmsAt: clock.now() }] }));
  const order = (await readOrder(job(), orderId)) as { value: OrderItem };
  await commit(job(), startPaymentWrites(job(), order.value, undefined, { gateway: 'sandbox', gatewayOrderId: `${orderId}-1`, paymentUrl: '', startedAt: '' }));
  return sold;
}

/** Payment and booking as they go when nothing is in the way; a fault ends the one it hits, as it would end its Lambda. */
async function go({ by }: Scenario, orderId: string): Promise<void> {
  await callHttp({ site: 'sarathi', call: by === 'wallet' ? payFromWallet : orderSuccessCallback, as: user, body: { orderId } });
  await runBooking('sarathi', orderId).catch(() => undefined);
}

/** One pass of every schedule, later than any lease and any grace. */
async function pass(): Promise<void> {
  world.clock.advance(11 * 60_000);
  for (const { name } of schedules) await runSchedule(name);
}

async function endOf({ orderId, bookingId }: Sold, before: number, by: Scenario['by']): Promise<string> {
  const { state } = ((await readOrder(job(), orderId)) as { value: OrderItem }).value;
  const kept = await double.keptOf(bookingId);
  const spent = before - (await readWallet(job(), user.actor.owner, 'INR')).balance;
  const refunds = by === 'gateway' ? (await readSandboxOrder(`${orderId}-1`))!.refunds.length : 0;
  const isTicketed = kept?.booking.state === 'TICKETED';
  if (state === 'COMPLETED') return isTicketed && kept.issued === 1 && refunds === 0 && spent === (by === 'wallet' ? TOTAL : 0) ? 'ticketed' : `wrong: ${JSON.stringify({ state, spent, refunds, kept })}`;
  const isBack = spent === 0 && refunds === (by === 'gateway' ? 1 : 0);
  if (state === 'REFUNDED' || state === 'EXPIRED') return isBack && !isTicketed ? 'money back' : `wrong: ${JSON.stringify({ state, spent, refunds, kept })}`;
  return `no end: ${state}`;
}

async function after(scenario: Scenario, arm: () => void): Promise<string> {
  double.reset();
  double.plan = { ...double.plan, ...scenario.plan };
  world.clock.restore();
  const before = (await readWallet(job(), user.actor.owner, 'INR')).balance;
  const sold = await sell(scenario);
  arm();
  await go(scenario, sold.orderId);
  world.faults.reset();
  await pass();
  await pass();
  return endOf(sold, before, scenario.by);
}

describe.each(scenarios)('$name', (scenario) => {
  let operations = 0;
  let calls = 0;

  test('ends when nothing fails', async () => {
    double.plan = { ...double.plan, ...scenario.plan };
    const before = (await readWallet(job(), user.actor.owner, 'INR')).balance;
    const sold = await sell(scenario);
    world.faults.reset();
    await go(scenario, sold.orderId);
    operations = world.faults.counts().operations;
    calls = double.calls.length;
    await pass();
    await pass();
    expect(operations).toBeGreaterThan(8);
    expect(await endOf(sold, before, scenario.by)).toBe(scenario.plan.book === 'SOLD_OUT' ? 'money back' : 'ticketed');
  });

  test.each(['before', 'after'] as const)('ends in two passes when any one table operation fails %s it took effect', async (when) => {
    const ends: string[] = [];
    for (let n = 1; n <= operations; n++) ends.push(`${n}: ${await after(scenario, () => world.faults.failNth(n, when))}`);
    expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
  }, 60_000);

  test.each(['before', 'after'] as const)('ends in two passes when any one supplier call throws %s it took effect', async (when) => {
    const ends: string[] = [];
    for (let n = 1; n <= calls; n++) ends.push(`${n}: ${await after(scenario, () => double.failNth(n, when))}`);
    expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
  });

  test('and the books add up', async () => {
    const ledger = await readLedger('sarathi');
    expect(faultsOf(ledger)).toEqual([]);
    expect(ledger.house.filter(({ account }) => account === 'clearing').reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
  });
});
