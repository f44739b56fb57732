import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { sandboxMemory } from '#functions/suppliers/store.ts';
import { runSchedule, schedules } from '#functions/workers/schedules.ts';
import { type Engine, startEngine } from '#infra/local/engine.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { instant } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
/** An engine of this file's own, on a file: what a child did before it died must be there. */
const engine: Engine = await fileEngine();
const child = path.join(world.folder, 'killed-worker.mjs');
let user: TestUser;
const double = () => supplierDouble(sandboxMemory(world.job('sarathi'), 'double'));

async function fileEngine(): Promise<Engine> {
  delete process.env.DYNAMODB_ENDPOINT;
  const started = await startEngine({ file: path.join(world.folder, 'table.db') });
  process.env.DYNAMODB_ENDPOINT = started.endpoint;
  return started;
}
beforeAll(async () => {
  await build({
    entryPoints: [path.join(import.meta.dirname, 'killed-worker.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: child,
    logLevel: 'error',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  adapters.sandbox = () => double().supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 100 * TOTAL);
});
afterAll(() => engine.stop());

async function paid(isLcc: boolean) {
  const sold = await sellOrder(user, { isLcc });
  const answer = await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId: sold.orderId } });
  expect(answer.status).toBe(200);
  return sold;
}

/** Runs the worker in a process of its own; how it ended, and what it said. */
const runChild = (orderId: string, killAt: number, when: 'before' | 'under way') =>
  new Promise<{ signal: string | null; said: string }>((resolve) => {
    const env = { ...process.env, AT: instant(clock.now()), KILL_AT: String(killAt), KILL_WHEN: when, ORDER_ID: orderId };
    const running = spawn(process.execPath, [child], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    running.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    running.once('exit', (_code, signal) => resolve({ signal, said }));
  });

async function endOf(orderId: string, bookingId: string): Promise<string> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(11 * 60_000);
    for (const { name } of schedules) await runSchedule(name);
  }
  const { state } = ((await readOrder(world.job('sarathi'), orderId)) as { value: OrderItem }).value;
  return `${state}, issued ${(await double().keptOf(bookingId))?.issued}`;
}

/** Both kinds of fare in the long tests. */
const kinds = process.env.PORTOLAN_KILL_ALL ? ([false, true] as const) : ([false] as const);

test.each(kinds.map((isLcc) => [isLcc ? 'a low-cost fare' : 'a full-service fare', isLcc] as const))('a worker killed at any step of %s is taken over from, and the ticket is issued once', async (_, isLcc) => {
  world.clock.restore();
  const first = await paid(isLcc);
  const operations = Number((await runChild(first.orderId, 0, 'before')).said);
  expect(operations).toBeGreaterThan(8);
  expect(await endOf(first.orderId, first.bookingId)).toBe('COMPLETED, issued 1');
  for (let n = 1; n <= operations; n++) {
    for (const when of ['before', 'under way'] as const) {
      world.clock.restore();
      const { orderId, bookingId } = await paid(isLcc);
      expect([n, when, (await runChild(orderId, n, when)).signal]).toEqual([n, when, 'SIGKILL']);
      expect([n, when, await endOf(orderId, bookingId)]).toEqual([n, when, 'COMPLETED, issued 1']);
    }
  }
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
}, 300_000);
