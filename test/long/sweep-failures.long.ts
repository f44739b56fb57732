import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { sagaRig, type Scenario, scenarios } from '#test/workers/saga-rig.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const { double, setUp, lead } = sagaRig(world, { thorough: true });
beforeAll(setUp);
afterEach(() => void vi.restoreAllMocks());

const lost: Scenario[] = [
  { name: 'a booking that never arrived', isLcc: true, by: 'wallet', plan: { book: 'lost' } },
  // One pass hears of the payment, one books, one asks what became of it.
  {
    name: 'a booking that never arrived, paid through a gateway',
    isLcc: true,
    by: 'gateway',
    plan: { book: 'lost' },
    passes: 3,
  },
];

/** The sweep that resolves an order fails too, at every one of its calls; a few passes after it must do. */
describe.each([...scenarios, ...lost])('the sweep after $name', (scenario) => {
  test.each(['before', 'after'] as const)('may fail at any table operation %s it took effect', async (when) => {
    const ends: string[] = [];
    const { operations } = await lead(scenario, { inThePass: () => undefined });
    for (let n = 1; n <= operations; n++)
      ends.push(`${n}: ${(await lead(scenario, { inThePass: () => world.faults.failNth(n, when) })).end}`);
    expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
  });

  test.each(['before', 'after'] as const)('may fail at any supplier call %s it took effect', async (when) => {
    const ends: string[] = [];
    const { calls } = await lead(scenario, { inThePass: () => undefined });
    for (let n = 1; n <= calls; n++)
      ends.push(`${n}: ${(await lead(scenario, { inThePass: () => double.failNth(n, when) })).end}`);
    expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
  });

  test.each([
    ['conflict', 4],
    ['conflict', 5],
    ['throttle', 4],
    ['throttle', 5],
  ] as const)('and the way there, may meet %s %i times in a row at any table operation', async (how, times) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const ends: string[] = [];
    const way = await lead(scenario);
    for (let n = 1; n <= way.operations; n++)
      ends.push(`way ${n}: ${(await lead(scenario, { onTheWay: () => world.faults.hinderFrom(n, how, times) })).end}`);
    const swept = await lead(scenario, { inThePass: () => undefined });
    for (let n = 1; n <= swept.operations; n++)
      ends.push(
        `pass ${n}: ${(await lead(scenario, { inThePass: () => world.faults.hinderFrom(n, how, times) })).end}`,
      );
    expect(ends.filter((end) => !/: (ticketed|money back)$/.test(end))).toEqual([]);
  });

  test('and the books add up', async () => {
    expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
  });
});
