import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { readOrder } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runSchedule, schedules } from '#functions/workers/schedules.ts';
import { type Engine, startEngine } from '#infra/local/engine.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { instant, MINUTE } from '#shared/time.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openGateway } from '#test/payments/sell-order.ts';
import { allWell } from '#test/workers/supplier-double.ts';
import { faultsOf, readLedger } from './read-ledger.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi';
const job = () => world.job(site);
/** An engine of this file's own, on a file: what a child did before it died must be there. */
const engine: Engine = await fileEngine();
const child = path.join(world.folder, 'killed-worker.mjs');

async function fileEngine(): Promise<Engine> {
  delete process.env.DYNAMODB_ENDPOINT;
  const started = await startEngine({ file: path.join(world.folder, 'table.db') });
  process.env.DYNAMODB_ENDPOINT = started.endpoint;
  return started;
}
beforeAll(async () => {
  await build({
    entryPoints: [path.join(import.meta.dirname, '../workers/killed-worker.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: child,
    logLevel: 'error',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  await openGateway(job());
});
afterAll(() => engine.stop());

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

/** Hears of the payment and completes the order in a process of its own; how it ended, and what it said. */
const runChild = (orderId: string, killAt: number, when: 'before' | 'under way') =>
  new Promise<{ signal: string | null; said: string }>((resolve) => {
    const env = {
      ...process.env,
      AT: instant(clock.now()),
      KILL_AT: String(killAt),
      KILL_WHEN: when,
      ORDER_ID: orderId,
      PLAN: JSON.stringify(allWell),
    };
    const running = spawn(process.execPath, [child], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    running.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    running.once('exit', (_code, signal) => resolve({ signal, said }));
  });

async function endOf({ user, orderId }: { user: TestUser; orderId: string }): Promise<string> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(2 * MINUTE);
    for (const { name } of schedules) await runSchedule(name);
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
    for (const when of isAll ? (['before', 'under way'] as const) : ([n % 4 === 1 ? 'before' : 'under way'] as const)) {
      world.clock.restore();
      const paid = await paidTopUp();
      expect([n, when, (await runChild(paid.orderId, n, when)).signal]).toEqual([n, when, 'SIGKILL']);
      expect([n, when, await endOf(paid)]).toEqual([n, when, END]);
    }
  expect(faultsOf(await readLedger(site))).toEqual([]);
}, 300_000);
