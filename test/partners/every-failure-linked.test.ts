import { beforeAll, describe, expect, test } from 'vitest';
import { useWorld } from '#test/harness/use-world.ts';
import { scenarios } from '#test/workers/saga-rig.ts';
import { bothBooks } from './sale-steps.ts';
import { saleRig } from './sale-rig.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const { double, setUp, lead, sell, pay } = saleRig(world);
beforeAll(setUp);

const isAll = Boolean(process.env.PORTOLAN_ALL_FAILURES);
/** Each way to pay, each kind of fare, each end; the rest of their combinations in the long tests. */
const usual = [
  'a full-service fare through a gateway',
  'a sold-out fare from the wallet',
  'a ticketing whose answer never came',
  'eighteen passengers, full-service',
];
const chosen = isAll ? scenarios : scenarios.filter(({ name }) => usual.includes(name));
const TURNS = isAll ? 1 : 3;

describe.each(chosen)('$name, through a link', (scenario) => {
  const turn = (when: 'before' | 'after') => 1 + ((chosen.indexOf(scenario) + (when === 'before' ? 0 : 1)) % TURNS);
  const wrong = (ends: readonly string[]) => ends.filter((end) => !/: (ticketed|money back)$/.test(end));
  let operations = 0;
  let calls = 0;

  test('ends alike at both sites when nothing fails', async () => {
    const led = await lead(scenario);
    ({ operations, calls } = led);
    expect(operations).toBeGreaterThan(8);
    expect(led.end).toBe(scenario.plan.book === 'SOLD_OUT' ? 'money back' : 'ticketed');
    expect(led.greatest).toBeLessThanOrEqual(100);
  });

  test.each(['before', 'after'] as const)(
    'ends alike at both in two passes when any one table operation fails %s it took effect',
    async (when) => {
      const ends: string[] = [];
      for (let n = turn(when); n <= operations; n += TURNS)
        ends.push(`${n}: ${(await lead(scenario, () => world.faults.failNth(n, when))).end}`);
      expect(wrong(ends)).toEqual([]);
    },
    isAll ? 600_000 : 90_000,
  );

  test.each(['before', 'after'] as const)(
    'ends alike at both in two passes when any one supplier call throws %s it took effect',
    async (when) => {
      const ends: string[] = [];
      for (let n = 1; n <= calls; n++) ends.push(`${n}: ${(await lead(scenario, () => double.failNth(n, when))).end}`);
      expect(wrong(ends)).toEqual([]);
    },
    60_000,
  );

  test('and both sites’ books add up, the one owing what the other was paid', async () => {
    const books = await bothBooks();
    expect(books.faults).toEqual([]);
    expect(books.clearing).toEqual([0, 0]);
    expect(books.payable).toBe(books.paid);
  });
});

test('eighteen of five words on four days are paid for at both sites in one transaction', async () => {
  const sold = await sell({ isLcc: false, crowdOf: 18, days: 4 });
  world.faults.reset();
  expect(await pay('wallet', sold.orderId)).toMatchObject({ status: 200 });
  const { list } = world.faults.counts();
  const sizes = list.map(({ input }) => (Array.isArray(input.TransactItems) ? input.TransactItems.length : 1));
  expect(Math.max(...sizes)).toBe(80);
});
