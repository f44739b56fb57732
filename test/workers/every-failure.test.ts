import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { sagaRig, scenarios } from './saga-rig.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const { double, gateway, setUp, lead } = sagaRig(world);
beforeAll(setUp);
afterEach(() => void vi.restoreAllMocks());
/** Conflicts and throttling cost no time where pauses between tries have no length. */
const withoutPauses = () => void vi.spyOn(Math, 'random').mockReturnValue(0);

const isAll = Boolean(process.env.PORTOLAN_ALL_FAILURES);
/** Each way to pay, each kind of fare, each end; the rest of their combinations in the long tests. */
const usual = [
  'a low-cost fare from the wallet',
  'a full-service fare through a gateway',
  'a sold-out fare from the wallet',
  'a ticketing whose answer never came',
  'eighteen passengers, full-service',
];
const chosen = isAll ? scenarios : scenarios.filter(({ name }) => usual.includes(name));

const TURNS = 3;

describe.each(chosen)('$name', (scenario) => {
  /**
   * The operations that fail one way: each of them in the long tests. Here every third fails, and the next scenario
   * takes the next turn.
   */
  const turn = (when: 'before' | 'after') => 1 + ((chosen.indexOf(scenario) + (when === 'before' ? 0 : 1)) % TURNS);
  let operations = 0;
  let calls = 0;

  test('ends when nothing fails', async () => {
    const led = await lead(scenario);
    ({ operations, calls } = led);
    expect(operations).toBeGreaterThan(8);
    expect(calls).toBeGreaterThan(0);
    expect(led.end).toBe(scenario.plan.book === 'SOLD_OUT' ? 'money back' : 'ticketed');
  });

  test.each(['before', 'after'] as const)(
    'ends in two passes when any one table operation fails %s it took effect',
    async (when) => {
      const ends: string[] = [];
      for (let n = isAll ? 1 : turn(when); n <= operations; n += isAll ? 1 : TURNS)
        ends.push(`${n}: ${(await lead(scenario, { onTheWay: () => world.faults.failNth(n, when) })).end}`);
      expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
    },
    60_000,
  );

  test.each(['before', 'after'] as const)(
    'ends in two passes when any one supplier call throws %s it took effect',
    async (when) => {
      const ends: string[] = [];
      for (let n = 1; n <= calls; n++)
        ends.push(`${n}: ${(await lead(scenario, { onTheWay: () => double.failNth(n, when) })).end}`);
      expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
    },
  );

  if (scenario.by === 'gateway')
    test.each(['before', 'after'] as const)(
      'ends in two passes when any one question to the gateway throws %s it took effect',
      async (when) => {
        const ends: string[] = [];
        const { questions } = await lead(scenario);
        expect(questions).toBeGreaterThan(scenario.plan.book === 'SOLD_OUT' ? 1 : 0);
        for (let n = 1; n <= questions; n++)
          ends.push(`${n}: ${(await lead(scenario, { onTheWay: () => gateway.failNth(n, when) })).end}`);
        expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
      },
    );

  // All scenarios and every operation in the long tests.
  const step = isAll ? 1 : 3;
  if (scenario.by === 'gateway' && !scenario.isLcc)
    test.each(['conflict', 'throttle'] as const)(
      'ends in two passes when any one table operation meets %s that outlasts its five tries',
      async (how) => {
        withoutPauses();
        const ends: string[] = [];
        for (let n = 1; n <= operations; n += step)
          ends.push(`${n}: ${(await lead(scenario, { onTheWay: () => world.faults.hinderFrom(n, how, 5) })).end}`);
        expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
      },
      60_000,
    );

  // One pair for every third operation of the way here; every pair of the longest way in the long tests.
  const isLongest = scenario.by === 'gateway' && scenario.plan.book === 'SOLD_OUT';
  test(
    'ends in two passes when a table operation fails on the way and another one in the pass that mends it',
    async () => {
      const ends: string[] = [];
      const whens = ['before', 'after'] as const;
      for (let n = 1, nth = 0; n <= operations; n += isAll ? 1 : 3, nth++) {
        const when = whens[nth % 2]!;
        const onTheWay = () => world.faults.failNth(n, when);
        const swept = (await lead(scenario, { onTheWay, inThePass: () => undefined })).operations;
        const all = Array.from({ length: swept }, (_, at) => at + 1);
        const seconds = isAll && isLongest ? all : all.slice(n % (swept || 1)).slice(0, 1);
        for (const m of seconds)
          ends.push(
            `${n}, ${m}: ${(await lead(scenario, { onTheWay, inThePass: () => world.faults.failNth(m, whens[(n + m) % 2]!) })).end}`,
          );
      }
      expect(ends.length).toBeGreaterThan(4);
      expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
    },
    isAll ? 1_800_000 : 120_000,
  );

  test('and the books add up', async () => {
    const ledger = await readLedger('sarathi');
    expect(faultsOf(ledger)).toEqual([]);
    expect(
      ledger.house.filter(({ account }) => account === 'clearing').reduce((sum, { minor }) => sum + minor, 0),
    ).toBe(0);
  });
});
