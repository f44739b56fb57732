import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { MINUTE } from '#shared/time.ts';
import { type Death, deaths } from '#test/harness/killable-process.ts';
import { killableWorker } from '#test/harness/killable-worker.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/markups/price-steps.ts';
import { payAtGateway, TOTAL } from '#test/payments/sell-order.ts';
import { changeSteps, ill, type Linked, stagesOf } from './change-steps.ts';
import { atDashboard, goneAtGateway, noted } from './dashboard-steps.ts';
import { saleRig } from './sale-rig.ts';
import { CONSUMER, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const run = await killableWorker(world.folder, path.join(import.meta.dirname, 'killed-desk.ts'));
const rig = saleRig(world);
const steps = changeSteps(world, rig.sites);
beforeAll(rig.setUp);

/** What is done to a request, in its order, and where it is at both sites after each. */
const ways = {
  completed: { ask: 'Asked', charge: 'ChargesSet', accept: 'accepted', complete: 'done', give: 'done' },
  rejected: { ask: 'Asked', charge: 'ChargesSet', accept: 'accepted', reject: 'Rejected' },
  withdrawn: { ask: 'Asked', charge: 'ChargesSet', withdraw: 'withdrawn' },
} as const;
type Way = keyof typeof ways;
type Step = 'ask' | 'charge' | 'accept' | 'complete' | 'give' | 'reject' | 'withdraw';
const stepsOf = (way: Way) => Object.entries(ways[way]) as [Step, string][];

/** How it was paid: of what was paid at a gateway so much was given back at its dashboard once it was accepted, minor units. */
const kinds = { 'from the wallet': undefined, 'at a gateway, most of it noted there': 800_00 } as const;
type Kind = keyof typeof kinds;

async function sold(kind: Kind): Promise<Linked> {
  const { orderId, bookingId, theirs, expiresAt } = await rig.sell({ isLcc: true });
  const by = kinds[kind] === undefined ? 'wallet' : 'gateway';
  if (by === 'gateway') await payAtGateway(world.job(CONSUMER), { orderId, expiresAt });
  expect(await rig.pay(by, orderId)).toMatchObject({ status: 200 });
  await rig.work({ orderId, bookingId, theirs, expiresAt });
  return { orderId, ourId: bookingId, theirId: theirs.bookingId };
}

/** What a desk of its own is asked for a step: where, by whom, with what. */
function askedFor(sale: Linked, step: Step): Record<string, string> {
  const { agent, supplier } = rig.sites();
  const [theirs, ours] = steps.requestIds(sale);
  const here = { SITE: CONSUMER, AS: agent.token };
  const there = { SITE: SUPPLIER, AS: supplier.token };
  const bodies: Record<Step, [object, object]> = {
    ask: [here, { BookingId: sale.ourId, ...ill }],
    charge: [there, { requestId: theirs, currency: 'INR', ...costs, remarks: '' }],
    accept: [here, { requestId: ours, chargesNo: 1 }],
    complete: [there, { requestId: theirs, currency: 'INR', creditNote: 'AI-1', reason: '' }],
    give: [here, {}],
    reject: [there, { requestId: theirs, reason: 'Not taken' }],
    withdraw: [here, { requestId: ours }],
  };
  const [as, body] = bodies[step];
  return { ...as, STEP: step, BODY: JSON.stringify(body) };
}
const costs = { airlineCharge: 300, cancellationFee: 11 };

/** The same by a desk that lives. */
const takes: Record<Step, (sale: Linked) => Promise<unknown>> = {
  ask: (sale) => steps.ask(rig.sites().agent, sale),
  charge: (sale) => steps.charge(sale, costs),
  accept: (sale) => steps.accept(rig.sites().agent, sale),
  complete: (sale) => steps.complete(sale),
  give: () => runSchedule('give-money-back'),
  reject: (sale) =>
    asking(rig.sites().supplier)(rejectChangeRequest, { requestId: steps.requestIds(sale)[0], reason: 'Not taken' }),
  withdraw: (sale) => asking(rig.sites().agent)(withdrawChangeRequest, { requestId: steps.requestIds(sale)[1] }),
};

const stands = async (sale: Linked) => stagesOf(await steps.statesOf(sale));

/** Takes a way to its end, one of whose steps dies at its n-th operation (0: none); answers how many that one took. */
async function led(way: Way, kind: Kind, deadly: Step, n: number, death: Death): Promise<number> {
  world.clock.restore();
  const sale = await sold(kind);
  const before = await rig.balances();
  const about = [way, kind, deadly, n, death];
  const given = kinds[kind];
  let operations = 0;
  for (const [step, reached] of stepsOf(way)) {
    const was = await stands(sale);
    if (step === 'give') world.clock.advance(MINUTE);
    if (step === deadly) {
      const { signal, said } = await run({ orderId: '', killAt: n, death, more: askedFor(sale, step) });
      operations = Number(said);
      expect([...about, signal]).toEqual([...about, n ? 'SIGKILL' : null]);
    } else await takes[step](sale);
    const is = await stands(sale);
    // All of it stands at both sites, or nothing does and whoever asked asks again.
    expect([was, reached], `${about.join()} ${step}`).toContain(is);
    if (is !== reached) {
      await takes[step](sale);
      expect([...about, step, await stands(sale)]).toEqual([...about, step, reached]);
    }
    if (step === 'accept' && given !== undefined) {
      await atDashboard(world, rig.sites().consumer, sale.orderId, given);
      expect(await noted(world, rig.sites().consumer, sale.orderId)).toEqual([200]);
    }
  }
  for (let pass = 0; pass < 3; pass++) {
    world.clock.advance(11 * MINUTE);
    await sweepDue();
  }
  const isDone = way === 'completed';
  const { Cancelled, Ticketed } = BookingStatus;
  expect([...about, ...(await steps.statusesOf(sale))]).toEqual([
    ...about,
    ...(isDone ? [Cancelled, Cancelled] : [Ticketed, Ticketed]),
  ]);
  const [theirs, ours] = await steps.changesOf(sale);
  if (isDone) expect([...about, theirs!.state, ours!.state]).toEqual([...about, 'Closed', 'Closed']);
  const back = isDone ? ours!.refunded! : 0;
  const moved = (await rig.balances()).map((now, at) => now - before[at]!);
  expect([...about, ...moved]).toEqual([...about, given === undefined ? back : 0, isDone ? theirs!.refunded! : 0]);
  if (given === undefined) return operations;
  const most = isDone ? TOTAL - given : 0;
  const elsewhere = way === 'withdrawn' ? 0 : given;
  expect([...about, back, await goneAtGateway(sale.orderId)]).toEqual([
    ...about,
    most,
    { ours: most, elsewhere, of: TOTAL },
  ]);
  return operations;
}

const isAll = Boolean(process.env.PORTOLAN_KILL_ALL);
/** So many operations apart, each step beginning at another; every one, and both ways to die, in the long tests. */
const APART = isAll ? 1 : 7;
let turn = 0;

/** Each step of the way that is completed, and how the others end. */
const deadly = (Object.keys(ways) as Way[]).flatMap((way) =>
  stepsOf(way)
    .map(([step]) => step)
    .filter((step) => way === 'completed' || step === 'reject' || step === 'withdraw')
    .map((step) => [way, step] as const),
);

test.each(
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    deadly
      .filter(([way, step]) => isAll || kind === 'from the wallet' || (way === 'completed' && step === 'complete'))
      .map(([way, step]) => [kind, way, step] as const),
  ),
)(
  'paid %s and %s: killed at any operation of its %s, it ends once and alike at both sites',
  async (kind, way, step) => {
    const operations = await led(way, kind, step, 0, 'before');
    expect(operations).toBeGreaterThan(2);
    for (let n = 1 + (isAll ? 0 : turn++ % APART); n <= operations; n += APART)
      for (const death of isAll ? deaths : [deaths[turn++ % 2]!]) await led(way, kind, step, n, death);
    await steps.soundBooks();
  },
  isAll ? 1_800_000 : 180_000,
);
