import { beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#functions/payments/store.ts';
import { refundPosting } from '#functions/payments/refunds/refund-lines.ts';
import { readRefund } from '#functions/payments/refunds/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { forecastRefund } from '#shared/changes/forecast-refund.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { settleChangeRefund } from '#shared/changes/settle-change-refund.ts';
import { getInvoice } from '#shared/invoices/get-invoice.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { saveFlights } from '#test/flights/settings/flight-settings-steps.ts';
import { told } from '#test/markups/price-steps.ts';
import { payAtGateway, TOTAL } from '#test/payments/sell-order.ts';
import { changeSteps, type Linked } from './change-steps.ts';
import { atDashboard, goneAtGateway, noted } from './dashboard-steps.ts';
import { saleRig } from './sale-rig.ts';
import { type bothBooks, CONSUMER } from './sale-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
const steps = changeSteps(world, rig.sites);
beforeAll(rig.setUp);
const job = () => world.job(CONSUMER);

/** A ticketed sale through the link whose customer paid at the consumer's gateway. */
async function sold(crowdOf = 0): Promise<Linked> {
  const sale = await rig.sell({ isLcc: true, ...(crowdOf && { crowdOf }) });
  await payAtGateway(job(), sale);
  expect(await rig.pay('gateway', sale.orderId)).toMatchObject({ status: 200 });
  await rig.work(sale);
  return { orderId: sale.orderId, ourId: sale.bookingId, theirId: sale.theirs.bookingId };
}
const given = ({ orderId }: Linked, minor: number) => atDashboard(world, rig.sites().consumer, orderId, minor);
const note = ({ orderId }: Linked) => noted(world, rig.sites().consumer, orderId);

async function sweep(): Promise<void> {
  for (let pass = 0; pass < 3; pass++) {
    world.clock.advance(120_000);
    await sweepDue();
  }
}

/** What the request of a sale comes to at the consumer, in every place that says so, minor units. */
async function endOf(sale: Linked) {
  const requestId = steps.requestIds(sale)[1];
  const [refund, order, { change }] = await Promise.all([
    readRefund(job(), sale.orderId, requestId),
    readOrder(job(), sale.orderId),
    told(rig.sites().agent, getChangeRequest, { requestId }),
  ]);
  const before = refund!.lines.find(({ kind }) => kind === 'givenBefore')?.minor ?? 0;
  expect(refundPosting(refund!).reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
  expect(change.refund!.amount).toBe(refund!.minor);
  return { minor: refund!.minor, before, counted: order.ok ? order.value.refunds : undefined };
}

/** The consumer's ledger of an order: what waits in clearing, and what of the dashboard's refunds the house bears. */
function booksOf({ ours }: Awaited<ReturnType<typeof bothBooks>>, { orderId }: Linked) {
  const sum = (account: string) =>
    ours.house.reduce((all, one) => all + (one.account === account && one.reference === orderId ? one.minor : 0), 0);
  return { clearing: sum('clearing'), borne: 0 - sum('outsideRefunds'), gateway: 0 - sum('gateway:sandbox') };
}

describe('what was noted before it is asked for', () => {
  it('is taken off in forecast, charges, books and credit note alike', async () => {
    const sale = await sold();
    const { agent, consumer } = rig.sites();
    await given(sale, 800_00);
    await note(sale);
    const what = { BookingId: sale.ourId, RequestType: 1, CancellationType: 3 } as const;
    const forecast = await told(agent, forecastRefund, what);
    expect(forecast).toMatchObject({ comesBackAtMost: 200_00 });
    expect(forecast.lines.find(({ kind }) => kind === 'givenBefore')!.amount).toBeLessThan(0);
    await steps.refunded(agent, sale, { airlineCharge: 300 });
    const [, ours] = await steps.changesOf(sale);
    expect(ours!.charges!.minor).toBe(200_00);
    await sweep();
    const end = await endOf(sale);
    expect(end.minor).toBe(200_00);
    const { records } = await told(consumer, getInvoices, {});
    const { number } = records.find(({ kind, bookingId }) => kind === 'creditNote' && bookingId === sale.ourId)!;
    const paper = await told(consumer, getInvoice, { number });
    expect(paper).toMatchObject({ total: 200_00 });
    expect(paper.others).toContainEqual({ label: 'Already refunded', minor: end.before });
    await steps.soundBooks();
  });
});

describe('what still waits for the consumer’s staff', () => {
  const accepted = async () => {
    const sale = await sold();
    await steps.ask(rig.sites().agent, sale);
    await steps.charge(sale, { airlineCharge: 300 });
    await steps.accept(rig.sites().agent, sale);
    return sale;
  };

  it('is no more than is due: it is completed, and they say that it was this one', async () => {
    const sale = await accepted();
    const refundId = (await given(sale, 500_00))!;
    expect(await steps.complete(sale)).toMatchObject({ status: 200 });
    expect(await note(sale)).toEqual([400]);
    const [, requestId] = steps.requestIds(sale);
    const said = { requestId, orderId: sale.orderId, refundId, reason: 'Given in the dashboard' };
    await told(rig.sites().consumer, settleChangeRefund, said);
    await sweep();
    expect(await goneAtGateway(sale.orderId)).toEqual({ ours: 141_00, elsewhere: 500_00, of: TOTAL });
    await steps.soundBooks();
  });

  it('is more than is due: it is completed, and what is left comes back', async () => {
    const sale = await accepted();
    await given(sale, 700_00);
    expect(await steps.complete(sale)).toMatchObject({ status: 200 });
    expect(await note(sale)).toEqual([200]);
    await sweep();
    expect(await goneAtGateway(sale.orderId)).toEqual({ ours: 300_00, elsewhere: 700_00, of: TOTAL });
    await steps.soundBooks();
  });
});

const keeps = { fees: { keepsServiceFee: true }, nothing: { keepsServiceFee: false } } as const;
/** What comes back by the rule against an airline's charge of 300.00 and the supplier's own fee of 59.00, which it keeps. */
const due = { fees: TOTAL - 300_00 - 59_00, nothing: TOTAL - 300_00 - 59_00 };
const moments = ['before the ask', 'between ask and charge', 'between charge and acceptance', 'once accepted'] as const;
const gifts = {
  'a part of what is left': [200_00],
  'as much as is due': [641_00],
  'more than is due': [800_00],
  'all of it': [TOTAL],
  'some of it twice': [300_00, 250_00],
} as const;

describe.each(Object.keys(keeps) as (keyof typeof keeps)[])('a consumer that keeps %s', (kept) => {
  beforeAll(async () => {
    expect(await saveFlights(rig.sites().consumer, keeps[kept])).toMatchObject({ status: 200 });
  });

  const ended: [Linked, ReturnType<typeof booksOf>][] = [];
  describe.each(moments)('whose staff gave at the dashboard %s', (moment) => {
    it.each(Object.keys(gifts) as (keyof typeof gifts)[])('%s: the supplier completes it', async (gift) => {
      const sale = await sold();
      const [, wallet] = await rig.balances();
      const at = async (when: (typeof moments)[number]) => {
        if (when !== moment) return;
        for (const minor of gifts[gift]) {
          await given(sale, minor);
          expect(await note(sale)).toEqual([200]);
        }
      };
      await at('before the ask');
      expect(await steps.ask(rig.sites().agent, sale)).toMatchObject({ status: 200 });
      await at('between ask and charge');
      expect(await steps.charge(sale, { airlineCharge: 300 })).toMatchObject({ status: 200 });
      await at('between charge and acceptance');
      expect(await steps.accept(rig.sites().agent, sale)).toMatchObject({ status: 200 });
      await at('once accepted');
      expect(await steps.complete(sale)).toMatchObject({ status: 200 });
      world.clock.advance(120_000);
      await runSchedule('give-money-back');
      expect(await steps.statesOf(sale)).toEqual(['Closed', 'Closed']);

      const gone = gifts[gift].reduce<number>((sum, minor) => sum + minor, 0);
      const back = Math.min(due[kept], TOTAL - gone);
      expect(await goneAtGateway(sale.orderId)).toEqual({ ours: back, elsewhere: gone, of: TOTAL });
      const [theirs, ours] = await steps.changesOf(sale);
      expect((await rig.balances())[1] - wallet).toBe(theirs!.refunded);
      expect(ours!.refunded).toBe(back);
      expect(await endOf(sale)).toEqual({ minor: back, before: back - due[kept] || 0, counted: back });
      ended.push([sale, { clearing: 0, borne: gone - (due[kept] - back), gateway: TOTAL - back - gone }]);
    });
  });

  it('has the rest in its books as what the house bears, and owes the supplier what its wallet paid', async () => {
    const books = await steps.soundBooks();
    expect(ended.length).toBe(moments.length * Object.keys(gifts).length);
    for (const [sale, sums] of ended) expect(booksOf(books, sale)).toEqual(sums);
  });
});
