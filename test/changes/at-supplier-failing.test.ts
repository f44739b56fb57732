import { beforeAll, expect, test } from 'vitest';
import { readChange } from '#functions/changes/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { MINUTE } from '#shared/time.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { agreedToQuote } from './agreed-to-quote.ts';
import { changesAtSupplier } from './supplier-memory.ts';

const site = 'sarathi' as const;
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const airline = changesAtSupplier();
const job = () => world.job(site);
let agent: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => ({ ...supplier, ...airline.part });
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 1_000 * TOTAL);
});
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;

/** One life with a fault at the n-th operation of the worker (0: none); answers how many those are. */
async function life(n: number, when: 'before' | 'after'): Promise<number> {
  world.clock.set('2026-11-21T04:00:00Z');
  airline.reset();
  airline.status = { state: 'COMPLETED', charge: 30_000 };
  const { requestId } = await agreedToQuote(site, agent);
  const before = await balance();
  world.clock.advance(MINUTE);
  world.faults.reset();
  if (n) world.faults.failNth(n, when);
  for (let pass = 0; pass < 2; pass++) {
    await runSchedule('lead-bookings-on').catch(() => undefined);
    world.clock.advance(2 * MINUTE);
  }
  const { operations } = world.faults.counts();
  world.faults.reset();
  for (let pass = 0; pass < 6; pass++) {
    await runSchedule('lead-bookings-on');
    world.clock.advance(10 * MINUTE);
  }
  await runSchedule('give-money-back');
  const { state } = (await readChange(job(), requestId))!;
  expect([n, when, state, (await balance()) - before]).toEqual([n, when, 'Closed', 64_100]);
  expect([n, when, airline.told.length]).toEqual([n, when, 1]);
  return operations;
}

test('whatever fails on the way, it is told once, completed once, and the money is there once', async () => {
  const operations = await life(0, 'before');
  expect(operations).toBeGreaterThan(10);
  for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await life(n, when);
  expect(faultsOf(await readLedger(site))).toEqual([]);
}, 180_000);
