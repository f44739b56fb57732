import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChange } from '#functions/changes/store.ts';
import { clock } from '#functions/clock.ts';
import { readOrder } from '#functions/payments/store.ts';
import { tableMemory } from '#functions/suppliers/duffel/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { runDuffelFake } from '#infra/local/duffel-fake/server.ts';
import { MINUTE } from '#shared/time.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { duffelDouble } from '#test/workers/duffel-double.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { agreedToQuote } from './agreed-to-quote.ts';
import { changesAtSupplier } from './supplier-memory.ts';

const site = 'sarathi' as const;
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const airline = changesAtSupplier();
const job = () => world.job(site);
const duffel = await runDuffelFake({ currency: 'INR', now: () => clock.now() });
const atDuffel = duffelDouble({ fake: duffel.fake, host: duffel.host, memory: tableMemory(job(), 'duffel') });
const { supplier } = supplierDouble(memoryStore());
afterAll(() => duffel.stop());
let agent: TestUser;
beforeAll(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 10_000 * TOTAL);
});

const suppliers = {
  'an airline': {
    supplier: { ...supplier, ...airline.part },
    sold: {},
    /** How often it took the request. */
    taken: () => airline.told.length,
    turns: 1,
  },
  'Duffel’s fake': {
    supplier: atDuffel.supplier,
    sold: { amount: 5_000_000, cost: 4_992_000, fare: 4_900_000 },
    taken: () =>
      duffel.fake.asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/actions/confirm')).length,
    /** Each operation in the long tests, some here. */
    turns: process.env.PORTOLAN_ALL_FAILURES ? 1 : 4,
  },
};
type Seller = keyof typeof suppliers;
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;

/** One life with a fault at the n-th operation of the worker (0: none); answers how many those are. */
async function life(seller: Seller, n: number, when: 'before' | 'after'): Promise<number> {
  world.clock.set('2026-11-21T04:00:00Z');
  airline.reset();
  airline.status = { state: 'COMPLETED', charge: 30_000 };
  duffel.fake.asked.length = 0;
  const { sold, taken } = suppliers[seller];
  const { requestId } = await agreedToQuote(site, agent, sold);
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
  const { state, orderId } = (await readChange(job(), requestId))!;
  const order = await readOrder(job(), orderId);
  const back = (order.ok && order.value.refunds) || 0;
  expect([n, when, state, back > 0, (await balance()) - before]).toEqual([n, when, 'Closed', true, back]);
  expect([n, when, taken()]).toEqual([n, when, 1]);
  if (seller === 'an airline') expect([n, when, back]).toEqual([n, when, 64_100]);
  return operations;
}

test.each(Object.keys(suppliers) as Seller[])(
  'whatever fails on the way, %s is told once, it is completed once, and the money is there once',
  async (seller) => {
    adapters.sandbox = () => suppliers[seller].supplier;
    const operations = await life(seller, 0, 'before');
    expect(operations).toBeGreaterThan(10);
    for (let n = 1; n <= operations; n += suppliers[seller].turns)
      for (const when of ['before', 'after'] as const) await life(seller, n, when);
    expect(faultsOf(await readLedger(site))).toEqual([]);
  },
  300_000,
);
