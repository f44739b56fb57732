import { beforeAll, expect, test } from 'vitest';
import { readChangeEvents } from '#functions/changes/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { MINUTE } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { changeSteps, type Linked, stagesOf } from './change-steps.ts';
import { saleRig } from './sale-rig.ts';
import { CONSUMER, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
const steps = changeSteps(world, rig.sites);
beforeAll(rig.setUp);

const balances = async () => [
  (await readWallet(world.job(CONSUMER), rig.sites().agent.actor.owner, 'INR')).balance,
  (await readWallet(world.job(SUPPLIER), `SITE#${CONSUMER}`, 'INR')).balance,
];

async function sold(): Promise<Linked> {
  const { orderId, bookingId, theirs } = await rig.sell({ isLcc: true });
  const sale = { orderId, ourId: bookingId, theirId: theirs.bookingId };
  expect(await rig.pay('wallet', orderId)).toMatchObject({ status: 200 });
  await rig.work({ orderId, bookingId, theirs } as Parameters<typeof rig.work>[0]);
  expect(await steps.statusesOf(sale)).toEqual([BookingStatus.Ticketed, BookingStatus.Ticketed]);
  return sale;
}

/** All of them in the long tests; else one in so many, each step beginning at another. */
const TURNS = process.env.PORTOLAN_ALL_FAILURES ? 1 : 4;
let turn = 0;

/** What is done to a request, in its order; the last ways are others' ends. */
const ways = {
  completed: ['ask', 'charge', 'accept', 'complete', 'give'],
  rejected: ['ask', 'charge', 'accept', 'reject'],
  withdrawn: ['ask', 'charge', 'withdraw'],
} as const;
type Way = keyof typeof ways;
type Step = (typeof ways)[Way][number];

const takes: Record<Step, (sale: Linked) => Promise<unknown>> = {
  ask: (sale) => steps.ask(rig.sites().agent, sale),
  charge: (sale) => steps.charge(sale, { airlineCharge: 300, cancellationFee: 11 }),
  accept: (sale) => steps.accept(rig.sites().agent, sale),
  complete: (sale) => steps.complete(sale),
  give: () => runSchedule('give-money-back'),
  reject: (sale) =>
    asking(rig.sites().supplier)(rejectChangeRequest, { requestId: steps.requestIds(sale)[0], reason: 'Not taken' }),
  withdraw: (sale) => asking(rig.sites().agent)(withdrawChangeRequest, { requestId: steps.requestIds(sale)[1] }),
};

/** What both say of it: nothing, or the same. */
const stands = async (sale: Linked) => stagesOf(await steps.statesOf(sale));

/** Takes a way with a fault at the n-th operation of one of its steps (0: none); answers how many that step took. */
async function lead(way: Way, faulty: Step, n: number, when: 'before' | 'after'): Promise<number> {
  const sale = await sold();
  const before = await balances();
  let operations = 0;
  for (const step of ways[way]) {
    const was = await stands(sale);
    world.faults.reset();
    if (n && step === faulty) world.faults.failNth(n, when);
    await takes[step](sale).catch(() => undefined);
    if (step === faulty) ({ operations } = world.faults.counts());
    world.faults.reset();
    const is = await stands(sale);
    expect([way, step, n, when, is]).not.toContain('torn');
    if (step !== 'give' && is === was) await takes[step](sale);
  }
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(MINUTE);
    await runSchedule('give-money-back');
  }
  const [theirs, ours] = await steps.changesOf(sale);
  const told = [
    (await readChangeEvents(world.job(SUPPLIER), theirs!)).map(({ event }) => event),
    (await readChangeEvents(world.job(CONSUMER), ours!)).map(({ event }) => event),
  ];
  const spent = (await balances()).map((now, at) => now - before[at]!);
  const { Cancelled, Ticketed } = BookingStatus;
  const ends = {
    completed: [['acknowledge', 'complete', 'close'], ['complete', 'close'], Cancelled],
    rejected: [['reject'], ['reject'], Ticketed],
    withdrawn: [['withdraw'], ['withdraw'], Ticketed],
  } as const;
  const [atTheirs, atOurs, status] = ends[way];
  const isAccepted = way !== 'withdrawn';
  expect([way, faulty, n, when, told]).toEqual([
    ...[way, faulty, n, when],
    [
      ['ask', 'setCharges', ...(isAccepted ? ['accept'] : []), ...atTheirs],
      ['ask', 'setCharges', ...(isAccepted ? ['accept', 'acknowledge'] : []), ...atOurs],
    ],
  ]);
  expect(await steps.statusesOf(sale)).toEqual([status, status]);
  expect(spent).toEqual(way === 'completed' ? [ours!.refunded, theirs!.refunded] : [0, 0]);
  return operations;
}

test.each(
  (Object.keys(ways) as Way[]).flatMap((way) =>
    ways[way].filter((step) => way === 'completed' || !takesBefore(step)).map((step) => [way, step] as const),
  ),
)(
  '%s: whatever fails at its %s, all of it stands at both sites or none',
  async (way, step) => {
    const operations = await lead(way, step, 0, 'before');
    expect(operations).toBeGreaterThan(2);
    for (let n = 1 + (turn++ % TURNS); n <= operations; n += TURNS)
      for (const when of ['before', 'after'] as const) await lead(way, step, n, when);
    await steps.soundBooks();
  },
  TURNS === 1 ? 900_000 : 180_000,
);

/** Looked at with the first way already. */
function takesBefore(step: Step): boolean {
  return step === 'ask' || step === 'charge' || step === 'accept';
}
