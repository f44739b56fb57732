import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder } from '#functions/payments/store.ts';
import { tableMemory } from '#functions/suppliers/duffel/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runDuffelFake } from '#infra/local/duffel-fake/server.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { type Death, deaths } from '#test/harness/killable-process.ts';
import { killableWorker } from '#test/harness/killable-worker.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { duffelDouble } from './duffel-double.ts';
import { allWell } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
/** Outlives every worker that asks it, as Duffel does. */
const running = await runDuffelFake({ currency: 'INR', now: () => clock.now() });
const run = await killableWorker(world.folder);
const double = duffelDouble({ fake: running.fake, host: running.host, memory: tableMemory(job(), 'duffel') });
let user: TestUser;

beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 1_000 * TOTAL);
});
afterAll(() => running.stop());

const balance = async () => (await readWallet(job(), user.actor.owner, 'INR')).balance;

async function paid(isLcc: boolean) {
  world.clock.restore();
  const before = await balance();
  const sold = await sellOrder(user, { isLcc });
  await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId: sold.orderId } });
  return { ...sold, before };
}

const runChild = (orderId: string, killAt: number, death: Death) =>
  run({ orderId, killAt, death, more: { PLAN: JSON.stringify(allWell), DUFFEL_AT: running.host } });

async function endOf({ orderId, bookingId, before }: Awaited<ReturnType<typeof paid>>): Promise<string> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(11 * 60_000);
    await sweepDue();
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
    // Each step both ways in the long tests; here every fourth, by turns.
    for (let n = isAll ? 1 : isLcc ? 1 : 2, turn = 0; n <= operations; n += isAll ? 1 : 4, turn++)
      for (const when of isAll ? deaths : [deaths[turn % 2]!]) {
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
