import { beforeAll, describe, expect, it } from 'vitest';
import { earnKart } from '#functions/quotations/due/earn-kart.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import { readHead } from '#functions/quotations/store.ts';
import { commit } from '#functions/table/commit.ts';
import { getItem } from '#functions/table/read.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { saveTaxRate } from '#shared/markups/taxes/save-tax-rate.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { returnOverpaid } from '#shared/quotations/payment/return-overpaid.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { HOUR } from '#shared/time.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openTaxedSite } from '#test/invoices/taxed-site.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { bookedOf, kartPapers, named } from './kart-books.ts';
import { sentKart, visaLine } from './kart-desk.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let desk: TestUser;
let customer: TestUser;
beforeAll(async () => {
  ({ admin: desk, agent: customer } = await openTaxedSite(world));
});

const save = (id: string, body: Partial<WireRequestOf<typeof saveKart>>) => told(desk, saveKart, { id, ...body });
/** 1,000 and a service charge of 100 with its GST of 18, for 12 to 16 December. */
const TAX = 1_800;
const TOTAL = 111_800;
const sent = async () => (await sentKart(desk, customer, { serviceCharge: 100 })).id;
async function pay(id: string, amount: number): Promise<string> {
  const { orderId } = await told(desk, makeKartOrder, { id, pays: 'amount', amount: amount / 100 });
  await told(customer, payFromWallet, { orderId, acceptedDuplicates: [] });
  await runBooking(site, orderId);
  return orderId;
}
const rounds = async () => {
  for (let round = 0; round < 3; round++) {
    await sweepDue();
    world.clock.advance(2 * HOUR);
  }
};
const on = async (day: string) => {
  world.clock.set(`${day}T01:00:00+05:30`);
  [desk, customer] = [
    { ...desk, token: await signInAgain(desk) },
    { ...customer, token: await signInAgain(customer) },
  ];
};
const after = async () => {
  await on('2026-12-17');
  await rounds();
};
const booked = async (id: string, ...orders: string[]) => bookedOf(await readLedger(site), id, orders);
const papers = (id: string) => kartPapers(desk, id);
const sound = async () => expect(faultsOf(await readLedger(site))).toEqual([]);

describe('the tax of a quotation in the books', () => {
  it('is what its papers name, from the day of the voucher on, whoever pays what and when', async () => {
    const id = await sent();
    const paid = await pay(id, 30_000);
    await rounds();
    expect(await booked(id, paid)).toEqual({ clearing: 30_000 });
    await save(id, { isVouchered: true });
    await rounds();
    expect(named(await papers(id))).toMatchObject({ total: TOTAL, tax: TAX });
    expect(await booked(id, paid)).toEqual({ clearing: 30_000, 'tax:gst': TAX, 'tax:due': -TAX });
    await after();
    // 18 of 1,118, of 300.
    const share = Math.floor((TAX * 30_000) / TOTAL);
    expect(await booked(id, paid), 'the rest is still owed').toEqual({
      ...{ 'tax:gst': TAX, 'tax:due': share - TAX, 'revenue:quotations': 30_000 - share },
    });
    const rest = await pay(id, TOTAL - 30_000);
    await rounds();
    expect(await booked(id, paid, rest)).toEqual({ 'tax:gst': TAX, 'revenue:quotations': TOTAL - TAX });
    expect(await papers(id)).toHaveLength(1);
    await sound();
    world.clock.restore();
  });

  it('has an invoice where what was never vouchered is earned: of all that was paid', async () => {
    const [whole, part, none] = [await sent(), await sent(), await sent()];
    const orders = [await pay(whole, TOTAL), await pay(part, 30_000)];
    await rounds();
    for (const id of [whole, part, none]) expect(await papers(id)).toEqual([]);
    await after();
    expect(await papers(whole)).toMatchObject([
      { kind: 'invoice', taxable: 10_000, tax: TAX, total: TOTAL, paid: 'Paid. Nothing is due.' },
    ]);
    expect(await booked(whole, orders[0]!)).toMatchObject({ 'tax:gst': TAX, 'revenue:quotations': TOTAL - TAX });
    const [kept, ...more] = await papers(part);
    const tax = Math.floor((TAX * 30_000) / TOTAL);
    expect([kept!.total, kept!.taxable, kept!.tax, more]).toEqual([
      ...[30_000, Math.floor((10_000 * 30_000) / TOTAL), tax, []],
    ]);
    expect(kept!.services[0]!.taxes.map(({ rate }) => rate)).toEqual([9, 9]);
    expect(await booked(part, orders[1]!)).toEqual({ 'tax:gst': tax, 'revenue:quotations': 30_000 - tax });
    expect(await papers(none)).toEqual([]);
    await save(part, { isVouchered: true });
    await rounds();
    expect(named(await papers(part)), 'vouchered late, all of it is billed').toMatchObject({ total: TOTAL, tax: TAX });
    expect(await booked(part, orders[1]!)).toMatchObject({ 'tax:gst': TAX, 'tax:due': tax - TAX });
    await sound();
    world.clock.restore();
  });

  it('is there of what staff took, which the house’s own account holds, and goes with what they took wrongly', async () => {
    const [vouchered, plain] = [await sent(), await sent()];
    for (const id of [vouchered, plain])
      await save(id, { collectedPayment: TOTAL / 100, collectedReason: 'Cash at the desk' });
    await save(vouchered, { isVouchered: true });
    await rounds();
    expect(await booked(vouchered)).toEqual({ 'tax:gst': TAX, 'tax:due': -TAX });
    await after();
    for (const id of [vouchered, plain]) {
      expect(named(await papers(id))).toMatchObject({ total: TOTAL, tax: TAX });
      expect(await booked(id)).toEqual({
        ...{ collectedOutside: -TOTAL, 'tax:gst': TAX, 'revenue:quotations': TOTAL - TAX },
      });
      expect(await asking(desk)(saveKart, { id, isCancelled: true })).toMatchObject({ status: 409 });
    }
    await save(plain, { collectedPayment: 0 });
    await rounds();
    expect(await booked(plain)).toEqual({});
    expect(named(await papers(plain))).toMatchObject({ total: 0, tax: 0 });
    await save(plain, { isCancelled: true });
    await save(vouchered, { discount: 118 });
    await rounds();
    expect(await booked(vouchered), 'what is credited is theirs to give back').toEqual({
      ...{ collectedOutside: -100_000, 'tax:gst': TAX, 'revenue:quotations': 100_000 - TAX },
    });
    expect(named(await papers(vouchered))).toMatchObject({ total: 100_000, tax: TAX });
    await sound();
    world.clock.restore();
  });

  it('whatever was earned at another price before, is set off to the paisa', async () => {
    const id = await sent();
    await save(id, { isVouchered: true });
    const orders = [await pay(id, 33_333)];
    await after();
    await save(id, { serviceCharge: 177.77 });
    orders.push(await pay(id, 11_111));
    await rounds();
    await save(id, { serviceCharge: 50, miscellaneous: [visaLine(250.01)] });
    const { totalPrice, gst, paidOnline } = (await readHead(job(), id))!;
    await save(id, { collectedPayment: (totalPrice - paidOnline) / 100 });
    await rounds();
    const collectedOutside = paidOnline - totalPrice;
    expect(named(await papers(id))).toMatchObject({ total: totalPrice, tax: gst });
    expect(await booked(id, ...orders)).toEqual({
      ...{ collectedOutside, 'tax:gst': gst, 'revenue:quotations': totalPrice - gst },
    });
    await sound();
    world.clock.restore();
  });

  it('stays for the trip whose voucher was withdrawn, until that is over and nothing of it was kept', async () => {
    const id = await sent();
    await save(id, { isVouchered: true });
    await rounds();
    await save(id, { isVouchered: false });
    await rounds();
    expect(await booked(id)).toEqual({ 'tax:gst': TAX, 'tax:due': -TAX });
    await save(id, { arrivalDate: '2026-12-20' });
    await after();
    expect(named(await papers(id))).toMatchObject({ total: TOTAL });
    await on('2026-12-25');
    await rounds();
    expect(named(await papers(id))).toMatchObject({ total: 0, tax: 0 });
    expect(await booked(id)).toEqual({});
    await sound();
    world.clock.restore();
  });
});

describe('what is earned of a quotation', () => {
  const task = (id: string) => kartKeys.kartTask(job(), id, 'EARN');
  const earn = (id: string, heldUntil: string) =>
    earnKart(job(), { key: task(id), due: '', heldUntil, subject: { site, reference: id, name: 'kart' } });

  it('is what was paid beyond the total too, once the price is raised to it', async () => {
    const id = await sent();
    const order = await pay(id, TOTAL);
    await save(id, { discount: 500, isVouchered: true });
    await after();
    expect(await booked(id, order)).toMatchObject({ clearing: 50_000 });
    await save(id, { discount: 200 });
    await rounds();
    expect(await booked(id, order)).toMatchObject({ clearing: 20_000, 'revenue:quotations': TOTAL - 20_000 - TAX });
    expect(await asking(desk)(returnOverpaid, { id, amount: 200 })).toMatchObject({ status: 200 });
    await rounds();
    expect(await booked(id, order)).toEqual({ 'tax:gst': TAX, 'revenue:quotations': TOTAL - 20_000 - TAX });
    await sound();
    world.clock.restore();
  });

  it('is looked at again where something was paid while that was done', async () => {
    const id = await sent();
    await pay(id, 30_000);
    await on('2026-12-17');
    // Taken for two minutes; meanwhile the rest is paid, which makes it due anew.
    const taken = { kind: 'update' as const, key: task(id), set: { ds: '2026-12-17T02:02:00.000Z' } };
    expect((await commit(job(), [taken])).ok).toBe(true);
    await pay(id, TOTAL - 30_000);
    await earn(id, '2026-12-17T02:02:00.000Z');
    expect(await getItem(task(id)), 'what is due anew stays').toBeDefined();
    world.clock.restore();
  });

  it('and what is cancelled at that moment is one of both', async () => {
    for (const first of ['earn', 'cancel'] as const)
      for (let n = 1; n <= 12; n++) {
        const id = await sent();
        const order = await pay(id, 30_000);
        await on('2026-12-17');
        const cancel = () => asking(desk)(saveKart, { id, isCancelled: true });
        const earning = () => earn(id, '');
        world.faults.beforeNth(n, async () => void (await (first === 'earn' ? earning() : cancel())));
        await (first === 'earn' ? cancel() : earning());
        world.faults.reset();
        await rounds();
        const { state, paidOnline } = (await readHead(job(), id))!;
        const { clearing = 0, ...rest } = await booked(id, order);
        expect([first, n, state, paidOnline, clearing]).toEqual([
          ...[first, n, state, state === 'CANCELLED' ? 0 : 30_000, 0],
        ]);
        expect(state === 'CANCELLED' ? rest : 'earned').toEqual(state === 'CANCELLED' ? {} : 'earned');
        world.clock.restore();
      }
  }, 120_000);
});

describe('the rate of a quotation’s service charge', () => {
  it('is that of its voucher, whatever is changed later, until it is vouchered anew', async () => {
    const [id, open] = [await sent(), await sent()];
    await save(id, { isVouchered: true });
    await rounds();
    await told(desk, saveTaxRate, { kind: 'gst', percent: 12, from: '2026-11-23' });
    await on('2026-11-23');
    const gst = async (of: string) => (await readHead(job(), of))!.gst;
    await save(id, { remark: 'A cot, please' });
    expect(await gst(id)).toBe(TAX);
    await rounds();
    expect(await papers(id), 'nothing of its price changed').toHaveLength(1);
    await save(id, { serviceCharge: 50 });
    await rounds();
    expect((await papers(id)).find(({ kind }) => kind === 'creditNote')).toMatchObject({
      taxable: 5_000,
      tax: TAX / 2,
    });
    await save(id, { serviceCharge: 200 });
    expect(await gst(id), 'more of it, too').toBe(2 * TAX);
    await rounds();
    expect(named(await papers(id))).toMatchObject({ taxable: 20_000, tax: 2 * TAX });
    await save(open, { remark: 'A cot, please' });
    expect(await gst(open), 'what is not vouchered is taxed as today').toBe(1_200);
    await save(id, { isVouchered: false });
    await save(id, { isVouchered: true });
    expect(await gst(id)).toBe(2_400);
    await rounds();
    const all = await papers(id);
    expect(named(all)).toMatchObject({ taxable: 20_000, tax: 2_400 });
    expect(all.every(({ tax, taxable }) => tax * 100 === taxable * 18 || tax * 100 === taxable * 12)).toBe(true);
    expect(await booked(id)).toEqual({ 'tax:gst': 2_400, 'tax:due': -2_400 });
    world.clock.restore();
  });
});
