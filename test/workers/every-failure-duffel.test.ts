import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { clock } from '#functions/clock.ts';
import { tableMemory } from '#functions/suppliers/duffel/store.ts';
import { runDuffelFake } from '#infra/local/duffel-fake/server.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { duffelDouble } from './duffel-double.ts';
import { sagaRig, scenarios } from './saga-rig.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const running = await runDuffelFake({ currency: 'INR', now: () => clock.now() });
const { double, setUp, lead } = sagaRig(world, {
  double: duffelDouble({
    fake: running.fake,
    host: running.host,
    memory: tableMemory(world.job('sarathi'), 'duffel'),
  }),
});
beforeAll(setUp);
afterAll(() => running.stop());
afterEach(() => void vi.restoreAllMocks());

const isAll = Boolean(process.env.PORTOLAN_ALL_FAILURES);
const usual = [
  'a low-cost fare from the wallet',
  'a full-service fare through a gateway',
  'a sold-out fare from the wallet',
  'a booking whose answer never came',
  'a ticketing whose answer never came',
  'eighteen passengers, unheard of',
];
const chosen = isAll ? scenarios : scenarios.filter(({ name }) => usual.includes(name));
/** The operations that fail one way: each of them in the long tests, every third here, from another one a scenario. */
const TURNS = isAll ? 1 : 3;

describe.each(chosen)('Duffel’s fake, $name', (scenario) => {
  let operations = 0;
  let calls = 0;
  const isWrong = (end: string) => !/: (ticketed|money back)$/.test(end);

  test('ends when nothing fails', async () => {
    const led = await lead(scenario);
    ({ operations, calls } = led);
    expect(operations).toBeGreaterThan(8);
    expect(led.end).toBe(scenario.plan.book === 'SOLD_OUT' ? 'money back' : 'ticketed');
  });

  test.each(['before', 'after'] as const)(
    'ends in two passes when any one table operation fails %s it took effect, the supplier’s memory included',
    async (when) => {
      const ends: string[] = [];
      for (let n = 1 + (chosen.indexOf(scenario) % TURNS); n <= operations; n += TURNS)
        ends.push(`${n}: ${(await lead(scenario, { onTheWay: () => world.faults.failNth(n, when) })).end}`);
      expect(ends.filter(isWrong)).toEqual([]);
    },
    120_000,
  );

  test.each(['before', 'after'] as const)(
    'ends in two passes when any one supplier call throws %s it took effect',
    async (when) => {
      const ends: string[] = [];
      for (let n = 1; n <= calls; n++)
        ends.push(`${n}: ${(await lead(scenario, { onTheWay: () => double.failNth(n, when) })).end}`);
      expect(ends.filter(isWrong)).toEqual([]);
    },
    60_000,
  );

  test('and the books add up, with one order a booking at most', async () => {
    expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
    const told = [...running.fake.orders.values()].map(({ metadata }) => metadata.portolan_booking);
    expect(new Set(told).size).toBe(told.length);
  });
});
