import { beforeAll, describe, expect, test } from 'vitest';
import { runSchedule, type ScheduleName } from '#functions/workers/schedules.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import { setFlightHoldSetting } from '#shared/partners/set-flight-hold-setting.ts';
import { HOUR, instant, MINUTE } from '#shared/time.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { TOTAL } from '#test/payments/sell-order.ts';
import type { Plan } from '#test/workers/supplier-double.ts';
import { NET, saleRig, type SoldTwice } from './sale-rig.ts';
import { bothBooks, CONSUMER, SUPPLIER } from './sale-steps.ts';

const BEGIN = '2026-11-21T04:00:00Z';
const world = useWorld({ at: BEGIN });
const rig = saleRig(world);
const { double } = rig;
beforeAll(async () => {
  await rig.setUp();
  const named = { consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights` };
  await told(rig.sites().supplier, setFlightHoldSetting, { ...named, isFlightHold: true });
});

interface Way {
  name: string;
  goal: 'paid' | 'released' | 'runs out';
  plan?: Partial<Plan>;
  crowdOf?: number;
}
const ways: Way[] = [
  { name: 'a hold that is paid', goal: 'paid' },
  { name: 'a hold that is released', goal: 'released' },
  { name: 'a hold that runs out', goal: 'runs out' },
  { name: 'a hold that the supplier refuses', goal: 'paid', plan: { book: 'SOLD_OUT' } },
  { name: 'a hold whose answer never came', goal: 'runs out', plan: { book: 'unheard' } },
  { name: 'a hold of eighteen of five words', goal: 'paid', crowdOf: 18 },
];
const until = Date.parse(BEGIN) + 24 * HOUR;
const running = (name: ScheduleName) => runSchedule(name).catch(() => undefined);
const call = (which: typeof holdFlight | typeof releaseFlight, orderId: string) =>
  asking(rig.sites().agent)(which, { orderId });

/** One hold from both orders to their ends; `arm` makes something fail from the first call on. */
async function lead({ goal, plan, crowdOf }: Way, arm: () => void = () => undefined) {
  double.reset();
  double.plan = { ...double.plan, holdUntil: until, ...plan };
  world.clock.restore();
  const before = await rig.balances();
  const sold = await rig.sell({ isLcc: false, ...(crowdOf && { crowdOf, days: 4 }) });
  world.faults.reset();
  arm();
  await call(holdFlight, sold.orderId);
  await rig.work(sold);
  if (goal === 'paid') await rig.pay('wallet', sold.orderId);
  if (goal === 'released') await call(releaseFlight, sold.orderId);
  await rig.work(sold);
  const { operations, list } = world.faults.counts();
  const greatest = Math.max(
    ...list.map(({ input }) => (Array.isArray(input.TransactItems) ? input.TransactItems.length : 1)),
  );
  const calls = double.calls.length;
  world.faults.reset();
  double.failNth(10_000, 'before');
  for (let pass = 0; pass < 3; pass++) {
    world.clock.advance(11 * MINUTE);
    await sweepDue(running);
  }
  // What still stands unpaid is given back before its supplier lets go of it, also what was held only in a later pass.
  world.clock.set(instant(until - 10 * MINUTE));
  for (let pass = 0; pass < 10; pass++) {
    await sweepDue(running);
    world.clock.advance(4 * MINUTE);
  }
  return { end: await endOf(sold, before), operations, calls, greatest };
}

/** Ticketed once and paid for at both, or nothing spent at either and nothing left at the supplier. */
async function endOf(sold: SoldTwice, before: readonly [number, number]): Promise<string> {
  const [states, now, kept] = await Promise.all([
    rig.statesOf(sold),
    rig.balances(),
    double.keptOf(sold.theirs.bookingId),
  ]);
  const spent = before.map((was, at) => was - now[at]!).join();
  const at = kept?.booking.state ?? 'nothing';
  const both = states.join();
  if (both === 'COMPLETED,COMPLETED' && at === 'TICKETED' && kept?.issued === 1 && spent === `${TOTAL},${NET}`)
    return 'ticketed';
  const isBack = at !== 'TICKETED' && spent === '0,0';
  if (both === 'EXPIRED,EXPIRED' && isBack && at !== 'HELD') return 'given back';
  if (both === 'REFUNDED,REFUNDED' && isBack) return 'money back';
  return `wrong: ${JSON.stringify({ states, spent, at, issued: kept?.issued })}`;
}
const isWell = (end: string) => /: (ticketed|given back|money back)$/.test(end);

describe.each(ways)('$name, through a link', (way) => {
  let operations = 0;
  let calls = 0;
  test('ends alike at both sites when nothing fails', async () => {
    const led = await lead(way);
    ({ operations, calls } = led);
    expect(led.end).toBe(way.goal === 'paid' && !way.plan ? 'ticketed' : 'given back');
    expect(operations).toBeGreaterThan(8);
    expect(led.greatest).toBeLessThanOrEqual(100);
  });

  /** Each of them in the long tests, some here, from another one a way. */
  const TURNS = process.env.PORTOLAN_ALL_FAILURES ? 1 : 6;
  test.each(['before', 'after'] as const)(
    'ends alike at both when a table operation fails %s it took effect',
    async (when) => {
      const ends: string[] = [];
      for (let n = 1 + (ways.indexOf(way) % TURNS); n <= operations; n += TURNS)
        ends.push(`${n}: ${(await lead(way, () => world.faults.failNth(n, when))).end}`);
      expect(ends.filter((end) => !isWell(end))).toEqual([]);
    },
    process.env.PORTOLAN_ALL_FAILURES ? 600_000 : 120_000,
  );

  test.each(['before', 'after'] as const)(
    'ends alike at both when a supplier call throws %s it took effect',
    async (when) => {
      const ends: string[] = [];
      for (let n = 1; n <= calls; n++) ends.push(`${n}: ${(await lead(way, () => double.failNth(n, when))).end}`);
      expect(ends.filter((end) => !isWell(end))).toEqual([]);
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

test('eighteen of five words on four days are held, paid and ticketed in transactions that have room left', async () => {
  expect((await lead({ name: 'a crowd', goal: 'paid', crowdOf: 18 })).greatest).toBeLessThanOrEqual(90);
});
