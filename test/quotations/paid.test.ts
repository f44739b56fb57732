import { beforeAll, describe, expect, it } from 'vitest';
import { earnedBy, UNEARNED } from '#functions/quotations/due/earn-kart.ts';
import { readHead } from '#functions/quotations/store.ts';
import { readOrder } from '#functions/payments/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, openGateway } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { sentKart as storeSent, visaLine, withdrawFirst } from './kart-desk.ts';
import { storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as?: TestUser) =>
  callHttp({ site, call, body, ...(as && { as }) });

beforeAll(async () => {
  desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
  customer = await world.addUser(site, 'travelAgent');
  await fillWallet(world, customer, 100_000_000);
  await openGateway(job());
});

const sentKart = (more?: Parameters<typeof storeSent>[2]) => storeSent(desk, customer, more);
const withdraw = (id: string) => withdrawFirst(job(), id);
const order = async (id: string, pays: 'deposit' | 'rest' | 'amount', amount?: number) =>
  ask(makeKartOrder, { id, pays, ...(amount !== undefined && { amount }) }, desk);
const made = async (...asked: Parameters<typeof order>): Promise<string> => (await order(...asked)).result!.orderId;
const pay = async (orderId: string, as = customer) => {
  const answer = await ask(payFromWallet, { orderId, acceptedDuplicates: [] }, as);
  await runBooking(site, orderId);
  return answer;
};
const head = async (id: string) => (await readHead(job(), id))!;
const stateOf = async (orderId: string) => {
  const found = await readOrder(job(), orderId);
  return found.ok && found.value.state;
};
const balance = async () => (await readWallet(job(), customer.actor.owner, 'INR')).balance;
const clearing = async () =>
  (await readLedger(site)).house.reduce((sum, { account, minor }) => sum + (account === 'clearing' ? minor : 0), 0);

describe('an order of a quotation', () => {
  it('is the customer’s, for the deposit first and then the rest; paid, it accepts the version it is for', async () => {
    const { id } = await sentKart();
    const before = [await balance(), await clearing()];
    const orderId = await made(id, 'deposit');
    expect((await ask(getOrder, { orderId }, customer)).result).toMatchObject({
      ...{ serviceName: 'kart', amount: 300, state: 'AWAITING_PAYMENT', bookingId: id },
    });
    expect(await pay(orderId)).toMatchObject({ status: 200 });
    expect(await stateOf(orderId)).toBe('COMPLETED');
    expect(await head(id)).toMatchObject({
      ...{ state: 'ACCEPTED', acceptedVersion: 1, paidOnline: 30_000 },
      acceptedBy: (await head(id)).customerName,
    });
    expect((await head(id)).orders).toBeUndefined();
    expect((await order(id, 'deposit')).message).toBe('The deposit is paid.');
    await pay(await made(id, 'rest'));
    expect(await head(id)).toMatchObject({ paidOnline: 100_000 });
    expect((await order(id, 'rest')).message).toBe('Nothing is left to pay.');
    expect([(await balance()) - before[0]!, (await clearing()) - before[1]!]).toEqual([-100_000, 100_000]);
    await runSchedule('send-mails');
    const mails = world.mail.sent.filter(({ to, subject }) => to === customer.item.email && / received$/.test(subject));
    expect(mails.map(({ text }) => text.match(/[\d,.]+ was paid/)![0])).toHaveLength(2);
  });

  it('is paid after the voucher too, which stays; withdrawn later, the quotation is accepted', async () => {
    const { id } = await sentKart();
    await ask(saveKart, { id, isVouchered: true }, desk);
    const orderId = await made(id, 'deposit');
    expect((await pay(orderId)).status).toBe(200);
    expect(await stateOf(orderId)).toBe('COMPLETED');
    expect(await head(id)).toMatchObject({ state: 'VOUCHERED', acceptedVersion: 1 });
    await ask(saveKart, { id, isVouchered: false }, desk);
    expect(await head(id)).toMatchObject({ state: 'ACCEPTED' });
  });

  it('is never for more than is open, with what staff took and what other orders pay', async () => {
    const { id } = await sentKart();
    await ask(saveKart, { id, collectedPayment: 200, collectedReason: 'Cash at the desk' }, desk);
    expect((await order(id, 'amount', 800.01)).errors).toHaveProperty('amount');
    for (const wrong of [0, -1]) expect((await order(id, 'amount', wrong)).errors).toHaveProperty('amount');
    await made(id, 'amount', 500);
    expect((await order(id, 'amount', 300.01)).errors).toHaveProperty('amount');
    expect(await ask(saveKart, { id, collectedPayment: 500.01 }, desk)).toMatchObject({
      errors: { collectedPayment: 'Collected payment should not be greater than total price' },
    });
    const rest = await made(id, 'rest');
    expect((await ask(getOrder, { orderId: rest }, desk)).result).toMatchObject({ amount: 300 });
    // What nobody paid in its time is open again.
    world.clock.advance(16 * MINUTE);
    expect(await pay(rest)).toMatchObject({ status: 400, errorCode: 'PAYMENT_UNSUCCESSFUL' });
    expect((await ask(getOrder, { orderId: await made(id, 'rest') }, desk)).result).toMatchObject({ amount: 800 });
    world.clock.restore();
  });

  it('of two at once for the rest there is one', async () => {
    const { id } = await sentKart();
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(id, 'rest')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    const halves = await sentKart();
    const both = await Promise.all([order(halves.id, 'amount', 500), order(halves.id, 'amount', 500)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(both.map(({ result }) => pay(result!.orderId)));
    expect(await head(halves.id)).toMatchObject({ paidOnline: 100_000, state: 'ACCEPTED' });
  });

  it('is not made of what was never sent, nor of a version that was withdrawn, nor at another site', async () => {
    const draft = await storeKart(desk, customer, { miscellaneous: [visaLine()] });
    expect(await order(draft.id, 'rest')).toMatchObject({ status: 409 });
    const { id } = await sentKart();
    await withdraw(id);
    expect(await order(id, 'rest')).toMatchObject({ status: 409 });
    const other = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
    expect(await callHttp({ site: 'gulf', call: makeKartOrder, body: { id, pays: 'rest' }, as: other })).toMatchObject({
      status: 404,
    });
  });

  it('gives back what was paid for what does not stand any more, and leaves the quotation as it was', async () => {
    for (const change of ['withdrawn', 'cheaper'] as const) {
      const sold = visaLine();
      const { id } = await sentKart({ miscellaneous: [sold] });
      const before = await balance();
      const orderId = await made(id, 'rest');
      const paid = await ask(payFromWallet, { orderId, acceptedDuplicates: [] }, customer);
      expect(paid.status).toBe(200);
      if (change === 'withdrawn') await withdraw(id);
      else await ask(saveKart, { id, miscellaneous: [{ id: sold.id, version: 1, price: 900 }] }, desk);
      await runBooking(site, orderId);
      expect([change, await stateOf(orderId), await balance()]).toEqual([change, 'REFUNDED', before]);
      expect(await head(id)).toMatchObject({ state: 'SENT', paidOnline: 0 });
      expect((await head(id)).orders).toBeUndefined();
    }
  });

  it('is refused once its version is withdrawn, before anything is charged', async () => {
    const { id } = await sentKart();
    const orderId = await made(id, 'rest');
    await withdraw(id);
    expect(await pay(orderId)).toMatchObject({ status: 409 });
    expect(await stateOf(orderId)).toBe('AWAITING_PAYMENT');
  });
});

describe('what was paid for a quotation', () => {
  const accounts = async (id: string) => {
    const sums: Record<string, number> = {};
    for (const { account, minor, about } of (await readLedger(site)).house)
      if (about?.bookingId === id) sums[account] = (sums[account] ?? 0) + minor;
    return sums;
  };
  const at = async (day: string) => {
    world.clock.set(`${day}T00:30:00+05:30`);
    await runSchedule('refresh-status');
  };

  it('is earned the day after the trip, once, and not before, whatever day that has become', async () => {
    const { id } = await sentKart({ serviceCharge: 100 });
    await pay(await made(id, 'deposit'));
    await pay(await made(id, 'rest'));
    expect(await ask(saveKart, { id, arrivalDate: '2026-12-13' }, desk)).toMatchObject({ status: 200 });
    await at('2026-12-17');
    expect(await accounts(id)).toEqual({});
    for (let again = 0; again < 2; again++) await at('2026-12-18');
    const { gst, totalPrice } = await head(id);
    expect(await accounts(id)).toEqual({
      clearing: -totalPrice,
      'revenue:quotations': totalPrice - gst,
      ...(gst > 0 && { 'tax:due': gst }),
    });
    world.clock.restore();
  });

  it('is shared by its parts, which come to the whole: tax, known costs, and the rest', () => {
    const kart = { gst: 181, cost: 7_003, totalPrice: 10_000 };
    let row = UNEARNED;
    const parts = [{ online: 3_333 }, { online: 1 }, { collected: 4_000 }, { online: 2_666 }].map((more) => {
      const { next, lines } = earnedBy(kart, row, more);
      row = next;
      return lines;
    });
    for (const lines of parts) expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
    const sum = (account: string) =>
      parts.flat().reduce((total, one) => total + (one.account === account ? one.minor : 0), 0);
    const all = ['clearing', 'collectedOutside', 'tax:due', 'supplierPayable:destination', 'revenue:quotations'];
    expect(all.map(sum)).toEqual([-6_000, -4_000, 181, 7_003, 2_816]);
  });
});

it('the books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});
