import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { tableMemory } from '#functions/suppliers/duffel/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runSchedule, schedules } from '#functions/workers/schedules.ts';
import { runDuffelFake } from '#infra/local/duffel-fake/server.ts';
import { type Engine, startEngine } from '#infra/local/engine.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { instant } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { duffelDouble } from './duffel-double.ts';
import { allWell } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const child = path.join(world.folder, 'killed-duffel-worker.mjs');
/** Outlives every worker that asks it, as Duffel does. */
const running = await runDuffelFake({ currency: 'INR', now: () => clock.now() });
const engine: Engine = await fileEngine();
const double = duffelDouble({ fake: running.fake, host: running.host, memory: tableMemory(job(), 'duffel') });
let user: TestUser;

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
  adapters.sandbox = () => double.supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 1_000 * TOTAL);
});
afterAll(() => Promise.all([engine.stop(), running.stop()]));

const balance = async () => (await readWallet(job(), user.actor.owner, 'INR')).balance;

async function paid(isLcc: boolean) {
  world.clock.restore();
  const before = await balance();
  const sold = await sellOrder(user, { isLcc });
  await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId: sold.orderId } });
  return { ...sold, before };
}

const runChild = (orderId: string, killAt: number, when: 'before' | 'under way') =>
  new Promise<{ signal: string | null; said: string }>((resolve) => {
    const env = {
      ...process.env,
      AT: instant(clock.now()),
      KILL_AT: String(killAt),
      KILL_WHEN: when,
      ORDER_ID: orderId,
      PLAN: JSON.stringify(allWell),
      DUFFEL_AT: running.host,
    };
    const spawned = spawn(process.execPath, [child], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    spawned.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    spawned.once('exit', (_code, signal) => resolve({ signal, said }));
  });

async function endOf({ orderId, bookingId, before }: Awaited<ReturnType<typeof paid>>): Promise<string> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(11 * 60_000);
    for (const { name } of schedules) await runSchedule(name);
  }
  const { state } = ((await readOrder(job(), orderId)) as { value: OrderItem }).value;
  const issued = (await double.keptOf(bookingId))?.issued ?? 0;
  return `${state}, issued ${issued}, spent ${before - (await balance())}`;
}

const TICKETED = `COMPLETED, issued 1, spent ${TOTAL}`;
/** Killed between the record and the order nothing was told, and nothing is told again. */
const BACK = 'REFUNDED, issued 0, spent 0';

const isAll = Boolean(process.env.PORTOLAN_KILL_ALL);
test.each([[true], [false]])(
  'a worker killed at any step at Duffel is taken over from, and books once or not at all (paid at once: %s)',
  async (isLcc) => {
    const first = await paid(isLcc);
    const operations = Number((await runChild(first.orderId, 0, 'before')).said);
    expect(operations).toBeGreaterThan(8);
    expect(await endOf(first)).toBe(TICKETED);
    for (let n = isLcc ? 1 : 2, turn = 0; n <= operations; n += isAll ? 1 : 4, turn++) {
      const when = turn % 2 ? 'under way' : 'before';
      const sold = await paid(isLcc);
      expect([n, when, (await runChild(sold.orderId, n, when)).signal]).toEqual([n, when, 'SIGKILL']);
      expect([TICKETED, BACK], `${n}, ${when}`).toContain(await endOf(sold));
    }
    const told = [...running.fake.orders.values()].map(({ metadata }) => metadata.portolan_booking);
    expect(new Set(told).size).toBe(told.length);
    expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
  },
  300_000,
);
