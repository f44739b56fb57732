import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ChangeItem } from '#functions/changes/model.ts';
import { readChangeEvents } from '#functions/changes/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { getCc } from '#shared/changes/get-cc.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { changesAtSupplier } from '#test/changes/supplier-memory.ts';
import { changeSteps, type Linked, stagesOf } from './change-steps.ts';
import { NET, saleRig } from './sale-rig.ts';
import { CONSUMER, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const airline = changesAtSupplier();
const rig = saleRig(world);
const { accept, statesOf, statusesOf, changesOf, requestIds, soundBooks } = changeSteps(world, rig.sites);
beforeAll(async () => {
  await rig.setUp();
  const { supplier } = rig.double;
  adapters.sandbox = () => ({ ...supplier, ...airline.part });
});
beforeEach(() => {
  world.clock.set('2026-11-21T04:00:00Z');
  airline.reset();
});

const whole = ({ ourId }: Linked) => ({ BookingId: ourId, RequestType: 1, CancellationType: 3 }) as const;
const lead = (ms = MINUTE) => {
  world.clock.advance(ms);
  return runSchedule('lead-bookings-on');
};
const eventsOf = async (sale: Linked) => {
  const [theirs, ours] = await changesOf(sale);
  const [there, here] = await Promise.all([
    readChangeEvents(world.job(SUPPLIER), theirs!),
    readChangeEvents(world.job(CONSUMER), ours!),
  ]);
  return [there, here].map((events) => events.map(({ event }) => event));
};

/** What the supplier keeps of its own fee, which the customer pays within the consumer's. */
const ownFee = ({ charges }: Pick<ChangeItem, 'charges'>): number =>
  -charges!.lines.reduce((sum, { kind, minor }) => sum + (/keptServiceFee/i.test(kind) ? minor : 0), 0);

/** Sold, and agreed to at what the supplier's own supplier quotes. */
async function agreed(): Promise<Linked> {
  const sold = await rig.sell({ isLcc: true });
  const sale = { orderId: sold.orderId, ourId: sold.bookingId, theirId: sold.theirs.bookingId };
  expect(await rig.pay('wallet', sold.orderId)).toMatchObject({ status: 200 });
  await rig.work(sold);
  const { agent } = rig.sites();
  const quote = await told(agent, getCc, whole(sale));
  expect(quote.remarks).toBe('');
  expect(await statusesOf(sale)).toEqual([BookingStatus.Ticketed, BookingStatus.Ticketed]);
  const { QuoteId } = quote;
  const asked = await told(agent, changeRequest, { ...whole(sale), Remarks: 'Ill', QuoteId });
  expect(asked).toMatchObject({ state: 'WithSupplier' });
  expect(asked.charges).toMatchObject({ airlineCharge: quote.cancellationCharge, comesBack: quote.comesBack });
  expect(await statesOf(sale)).toEqual(['Accepted', 'WithSupplier']);
  return sale;
}

test('what is agreed to at once is told the airline by the supplier’s worker, and completed at both by its answer', async () => {
  const sale = await agreed();
  const [theirs, ours] = await changesOf(sale);
  expect(ours!.charges!.airlineCharge).toBe(NET - theirs!.charges!.minor - ownFee(theirs!));
  await lead();
  expect(airline.told).toMatchObject([{ clientReference: requestIds(sale)[0], agreedCharge: 30_000 }]);
  expect(await statesOf(sale)).toEqual(['WithSupplier', 'WithSupplier']);
  airline.status = { state: 'COMPLETED', charge: 29_000 };
  await lead(HOUR);
  expect(await statusesOf(sale)).toEqual([BookingStatus.Cancelled, BookingStatus.Cancelled]);
  await runSchedule('give-money-back');
  await runSchedule('give-money-back');
  expect(await statesOf(sale)).toEqual(['Closed', 'Closed']);
  const [done] = await changesOf(sale);
  expect(done!.refunded).toBe(theirs!.charges!.minor + 1_000);
  expect(await eventsOf(sale)).toEqual([
    ['ask', 'tell', 'acknowledge', 'complete', 'close'],
    ['ask', 'complete', 'close'],
  ]);
  await soundBooks();
});

test('dearer by then, both ask for what it costs now, and go on with it once it is accepted', async () => {
  const sale = await agreed();
  airline.charge = 40_000;
  await lead();
  expect(await statesOf(sale)).toEqual(['ChargesSet', 'ChargesSet']);
  const [theirs, ours] = await changesOf(sale);
  expect([theirs!.charges!.nth, ours!.charges!.nth]).toEqual([2, 2]);
  expect(ours!.charges!.airlineCharge).toBe(NET - theirs!.charges!.minor - ownFee(theirs!));
  const read = await told(rig.sites().agent, getChangeRequest, { requestId: requestIds(sale)[1] });
  expect(read.change.charges).toMatchObject({ remarks: '', chargesNo: 2 });
  expect(await accept(rig.sites().agent, sale, { chargesNo: 2 })).toMatchObject({ status: 200 });
  await lead();
  expect(await statesOf(sale)).toEqual(['WithSupplier', 'WithSupplier']);
  airline.status = { state: 'COMPLETED', charge: 40_000 };
  await lead(HOUR);
  await runSchedule('give-money-back');
  expect(stagesOf(await statesOf(sale))).toBe('done');
  await soundBooks();
});

test.each(['told', 'later'] as const)(
  'declined by the airline (%s), both bookings are what they were',
  async (when) => {
    const sale = await agreed();
    if (when === 'told') airline.manner = 'ILLEGAL_TRANSITION';
    await lead();
    if (when === 'later') {
      airline.status = { state: 'REJECTED' };
      await lead(HOUR);
    }
    expect(await statesOf(sale)).toEqual(['Rejected', 'Rejected']);
    expect(await statusesOf(sale)).toEqual([BookingStatus.Ticketed, BookingStatus.Ticketed]);
    const read = await told(rig.sites().agent, getChangeRequest, { requestId: requestIds(sale)[1] });
    expect(read.change.reason).toBe('The airline did not take the request.');
    await soundBooks();
  },
);

test('lost on the way it is found, with nothing said at the consumer meanwhile', async () => {
  const sale = await agreed();
  airline.manner = 'lostTaken';
  await lead();
  expect(await statesOf(sale)).toEqual(['Unknown', 'WithSupplier']);
  await lead(HOUR);
  expect(await statesOf(sale)).toEqual(['WithSupplier', 'WithSupplier']);
  expect(airline.told).toHaveLength(1);
});

test('what the airline kept beyond the agreed is the supplier’s desk’s to bear', async () => {
  const sale = await agreed();
  await lead();
  airline.status = { state: 'COMPLETED', charge: 35_000 };
  await lead(HOUR);
  expect(await statesOf(sale)).toEqual(['WithSupplier', 'WithSupplier']);
  const done = { requestId: requestIds(sale)[0], currency: 'INR', creditNote: 'CN-7', reason: '' };
  expect(await asking(rig.sites().supplier)(completeChangeRequest, done)).toMatchObject({ status: 200 });
  await runSchedule('give-money-back');
  expect(stagesOf(await statesOf(sale))).toBe('done');
  await soundBooks();
});

test('a quote is of its time and its booking: once something was asked it says nothing', async () => {
  const sale = await agreed();
  airline.manner = 'ILLEGAL_TRANSITION';
  await lead();
  const { agent } = rig.sites();
  const { QuoteId } = await told(agent, getCc, whole(sale));
  world.clock.advance(HOUR);
  expect(await asking(agent)(changeRequest, { ...whole(sale), Remarks: 'Ill', QuoteId })).toMatchObject({
    ...{ status: 409, message: 'These charges are over. Please request them again.' },
  });
});
