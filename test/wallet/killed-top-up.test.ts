import { beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { readOrder } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { MINUTE } from '#shared/time.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { type Death, deaths } from '#test/harness/killable-process.ts';
import { killableWorker } from '#test/harness/killable-worker.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openGateway } from '#test/payments/sell-order.ts';
import { allWell } from '#test/workers/supplier-double.ts';
import { faultsOf, readLedger } from './read-ledger.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi';
const job = () => world.job(site);
const run = await killableWorker(world.folder);
beforeAll(async () => {
  await openGateway(job());
});

/** A customer who has paid 5,000 rupees at the gateway; nobody here has heard of it yet. */
async function paidTopUp(): Promise<{ user: TestUser; orderId: string }> {
  const user = await world.addUser(site, 'retail');
  const begun = await callHttp({ site, call: startTopUp, as: user, body: { amount: 5000 } });
  const { orderId } = begun.result!;
  await callHttp({ site, call: startPayment, as: user, body: { orderId, gateway: 'sandbox' } });
  const order = (await readSandboxOrder(`${orderId}-1`))!;
  await commit(job(), changeSandboxOrderWrites(order, { payments: paymentsAfter(order, 'succeed', clock.now()) }));
  return { user, orderId };
}

/** Hears of the payment and completes the order in a process of its own. */
const runChild = (orderId: string, killAt: number, death: Death) =>
  run({ orderId, killAt, death, more: { PLAN: JSON.stringify(allWell) } });

async function endOf({ user, orderId }: { user: TestUser; orderId: string }): Promise<string> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(2 * MINUTE);
    await sweepDue();
  }
  const order = await readOrder(job(), orderId);
  const { balance } = await readWallet(job(), user.actor.owner, 'INR');
  return `${order.ok && order.value.state}, balance ${balance}, given back ${(await readSandboxOrder(`${orderId}-1`))!.refunds.length}`;
}
const END = 'COMPLETED, balance 500000, given back 0';

test('a worker killed at any step of a top-up is taken over from, and the wallet is credited once', async () => {
  const first = await paidTopUp();
  const operations = Number((await runChild(first.orderId, 0, 'before')).said);
  expect(operations).toBeGreaterThan(8);
  expect(await endOf(first)).toBe(END);
  // Each step once, by turns before it and under way; both ways in the long tests.
  const isAll = Boolean(process.env.PORTOLAN_KILL_ALL);
  for (let n = 1; n <= operations; n += isAll ? 1 : 2)
    for (const when of isAll ? deaths : [deaths[n % 4 === 1 ? 0 : 1]!]) {
      world.clock.restore();
      const paid = await paidTopUp();
      expect([n, when, (await runChild(paid.orderId, n, when)).signal]).toEqual([n, when, 'SIGKILL']);
      expect([n, when, await endOf(paid)]).toEqual([n, when, END]);
    }
  expect(faultsOf(await readLedger(site))).toEqual([]);
}, 300_000);
