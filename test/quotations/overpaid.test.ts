import { beforeAll, describe, expect, it } from 'vitest';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { readOrder } from '#functions/payments/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { earnKart } from '#functions/quotations/due/earn-kart.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import { readHead, readKartPayments } from '#functions/quotations/store.ts';
import { commit } from '#functions/table/commit.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getQuotationPayment } from '#shared/quotations/link/get-quotation-payment.ts';
import { startQuotationPayment } from '#shared/quotations/link/start-quotation-payment.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { getKartRefunds } from '#shared/quotations/payment/get-kart-refunds.ts';
import { giveKartRefundAgain } from '#shared/quotations/payment/give-kart-refund-again.ts';
import { returnOverpaid } from '#shared/quotations/payment/return-overpaid.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { MINUTE } from '#shared/time.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, openGateway } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { payAtSandbox, sentKart } from './kart-desk.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as = desk) => callHttp({ site, call, body, as });

beforeAll(async () => {
  desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
  customer = await world.addUser(site, 'travelAgent');
  await fillWallet(world, customer, 1_000_000_000);
  await openGateway(job());
});

const balance = async () => (await readWallet(job(), customer.actor.owner, 'INR')).balance;
const head = async (id: string) => (await readHead(job(), id))!;
const back = (id: string, amount: number, as = desk) => ask(returnOverpaid, { id, amount }, as);
const lower = (id: string, discount: number) => ask(saveKart, { id, discount });

async function payByWallet(id: string, amount: number): Promise<string> {
  const { orderId } = (await ask(makeKartOrder, { id, pays: 'amount', amount })).result!;
  expect((await ask(payFromWallet, { orderId, acceptedDuplicates: [] }, customer)).status).toBe(200);
  await runBooking(site, orderId);
  return orderId;
}
async function payByLink(token: string, fee = 0): Promise<string> {
  const body = { token, number: 1, pays: 'deposit', gateway: 'sandbox', fee } as const;
  const { orderId } = (await callHttp({ site, call: startQuotationPayment, body })).result!;
  await payAtSandbox(job(), orderId);
  await callHttp({ site, call: getQuotationPayment, body: { token, orderId } });
  await runBooking(site, orderId);
  return orderId;
}
const postedTo = async (account: string, orderId: string) =>
  (await readLedger(site)).house.reduce(
    (sum, one) => sum + (one.account === account && one.reference === orderId ? one.minor : 0),
    0,
  );
const sound = async () => expect(faultsOf(await readLedger(site))).toEqual([]);

describe('what was paid beyond the total', () => {
  it('goes back of the last payment first, each the way it was paid, once, and the rest stays paid', async () => {
    const { id, token } = await sentKart(desk, customer);
    const atGateway = await payByLink(token);
    world.clock.advance(MINUTE);
    await payByWallet(id, 200);
    const before = await balance();
    // 1,000 less 750 leaves 250 of 500: 200 to the wallet, 50 of the deposit to the gateway.
    await lower(id, 750);
    const twice = await Promise.all([back(id, 250), back(id, 250)]);
    expect(twice.map(({ status }) => status).toSorted()).toContain(200);
    await runSchedule('give-money-back');
    expect((await balance()) - before).toBe(20_000);
    expect((await readSandboxOrder(`${atGateway}-1`))!.refunds).toMatchObject([{ minor: 5000 }]);
    expect(await head(id)).toMatchObject({ paidOnline: 25_000 });
    expect(await back(id, 250)).toMatchObject({ status: 409 });
    expect(
      (await ask(getKartRefunds, { id })).result!.refunds.toSorted((one, other) => one.amount - other.amount),
    ).toMatchObject([
      { state: 'Given', to: 'gateway', amount: 50 },
      { state: 'Given', to: 'wallet', amount: 200 },
    ]);
    await sound();
    world.clock.restore();
  });

  it('and what is left goes back when the quotation is cancelled, no more', async () => {
    const { id } = await sentKart(desk, customer);
    const before = await balance();
    await payByWallet(id, 600);
    await lower(id, 500);
    expect((await back(id, 100)).status).toBe(200);
    expect((await ask(saveKart, { id, isCancelled: true })).status).toBe(200);
    await runSchedule('give-money-back');
    expect(await balance()).toBe(before);
    expect(await head(id)).toMatchObject({ paidOnline: 0 });
    await sound();
  });

  it('is refused where it is another amount by now, nothing, of another site, or whoever asks may not', async () => {
    const { id } = await sentKart(desk, customer);
    await payByWallet(id, 600);
    expect(await back(id, 100)).toMatchObject({ status: 409 });
    expect(await back(id, 0)).toMatchObject({ status: 409 });
    await lower(id, 500);
    expect(await back(id, 99)).toMatchObject({ status: 409 });
    const clerk = await addClerk(world, { 'karts.edit': true, 'karts.confirm': false });
    expect(await back(id, 100, clerk)).toMatchObject({ status: 403 });
    const stranger = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
    const elsewhere = await callHttp({ site: 'gulf', call: returnOverpaid, body: { id, amount: 100 }, as: stranger });
    expect(elsewhere.success).toBe(false);
    expect(await head(id)).toMatchObject({ paidOnline: 60_000 });
  });

  it('leaves the gateway its fee, and comes with a later cancellation to what was paid for the quotation', async () => {
    const gateway = { name: 'sandbox', title: 'Card', adapter: 'sandbox', account: site };
    const set = (fee?: { kind: 'amount'; value: number }) =>
      commit(job(), paymentSettingsWrites(job(), { gateways: [{ ...gateway, ...(fee && { fee }) }], bankDetails: [] }));
    await set({ kind: 'amount', value: 250 });
    const { id, token } = await sentKart(desk, customer);
    const orderId = await payByLink(token, 2.5);
    await lower(id, 800);
    expect((await back(id, 100)).status).toBe(200);
    await runSchedule('give-money-back');
    expect(await readOrder(job(), orderId)).toMatchObject({ value: { state: 'COMPLETED', refunds: 10_000 } });
    expect((await ask(saveKart, { id, isCancelled: true })).status).toBe(200);
    await runSchedule('give-money-back');
    expect(await readOrder(job(), orderId)).toMatchObject({ value: { state: 'COMPLETED', refunds: 30_000 } });
    expect([await postedTo('revenue:convenienceFee', orderId), await postedTo('clearing', orderId)]).toEqual([250, 0]);
    await set();
    await sound();
  });

  it('stays where the trip is over: what was left is earned, and nothing of that goes back', async () => {
    const { id } = await sentKart(desk, customer);
    const orderId = await payByWallet(id, 1000);
    await lower(id, 400);
    expect((await back(id, 400)).status).toBe(200);
    await runSchedule('give-money-back');
    world.clock.set('2026-12-17T01:00:00+05:30');
    const key = kartKeys.kartTask(job(), id, 'EARN');
    await earnKart(job(), { key, due: '', subject: { site, reference: id, name: 'kart' } });
    expect(await postedTo('revenue:quotations', orderId)).toBe(60_000);
    world.clock.restore();
    expect(await lower(id, 900), 'settled, so its price stands').toMatchObject({ status: 409 });
    expect(await back(id, 500)).toMatchObject({ status: 409 });
    expect(await head(id)).toMatchObject({ paidOnline: 60_000, totalPrice: 60_000 });
    await sound();
  });

  it('is not earned where nobody returned it by then: the total is, and the rest can still go back', async () => {
    const { id } = await sentKart(desk, customer);
    const before = await balance();
    const orderId = await payByWallet(id, 1000);
    await lower(id, 400);
    world.clock.set('2026-12-17T01:00:00+05:30');
    const key = kartKeys.kartTask(job(), id, 'EARN');
    for (let again = 0; again < 2; again++)
      await earnKart(job(), { key, due: '', subject: { site, reference: id, name: 'kart' } });
    expect(await postedTo('revenue:quotations', orderId)).toBe(60_000);
    world.clock.restore();
    expect((await back(id, 400)).status).toBe(200);
    await runSchedule('give-money-back');
    expect((await balance()) - before).toBe(-60_000);
    expect([await postedTo('revenue:quotations', orderId), await postedTo('clearing', orderId)]).toEqual([60_000, 0]);
    expect(await back(id, 1)).toMatchObject({ status: 409 });
    await sound();
  });

  it('that staff collected themselves is theirs to return', async () => {
    const { id } = await sentKart(desk, customer);
    await ask(saveKart, { id, collectedPayment: 900, collectedReason: 'Cash' });
    await payByWallet(id, 100);
    await lower(id, 500);
    expect((await back(id, 100)).status).toBe(200);
    expect(await head(id)).toMatchObject({ paidOnline: 0, collectedPayment: 90_000 });
    expect(await back(id, 400)).toMatchObject({ status: 409 });
  });

  it('whatever fails, goes back once', async () => {
    const lead = async (n: number, when: 'before' | 'after') => {
      const { id } = await sentKart(desk, customer);
      await payByWallet(id, 300);
      await payByWallet(id, 200);
      await lower(id, 750);
      const before = await balance();
      world.faults.reset();
      if (n) world.faults.failNth(n, when);
      await back(id, 250).catch(() => undefined);
      const { operations } = world.faults.counts();
      world.faults.reset();
      const over = (await head(id)).paidOnline - 25_000;
      if (over) expect((await back(id, over / 100)).status).toBe(200);
      await runSchedule('give-money-back');
      expect([n, when, (await balance()) - before, (await head(id)).paidOnline]).toEqual([n, when, 25_000, 25_000]);
      expect((await readKartPayments(job(), id)).reduce((sum, { minor }) => sum + minor, 0)).toBe(25_000);
      return operations;
    };
    await runSchedule('give-money-back');
    const operations = await lead(0, 'before');
    expect(operations).toBeGreaterThan(4);
    for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await lead(n, when);
    await sound();
  }, 240_000);
});

it('a refund that its gateway refuses three times waits for staff, who give it to the wallet, once', async () => {
  const { id, token } = await sentKart(desk, customer);
  const orderId = await payByLink(token);
  await commit(job(), changeSandboxOrderWrites((await readSandboxOrder(`${orderId}-1`))!, { refuses: 3 }));
  expect(await ask(giveKartRefundAgain, { id, to: 'wallet' })).toMatchObject({ status: 409 });
  await ask(saveKart, { id, isCancelled: true });
  await runSchedule('give-money-back');
  const refunds = async () => (await ask(getKartRefunds, { id })).result!.refunds;
  expect(await refunds()).toMatchObject([{ orderId, state: 'Stuck', to: 'gateway', amount: 300 }]);
  const before = await balance();
  const again = () => ask(giveKartRefundAgain, { id, to: 'wallet' });
  const twice = await Promise.all([again(), again()]);
  expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
  await runSchedule('give-money-back');
  expect(await refunds()).toMatchObject([{ state: 'Given', to: 'wallet' }]);
  expect((await balance()) - before).toBe(30_000);
  expect(await readOrder(job(), orderId)).toMatchObject({ ok: true, value: { state: 'COMPLETED', refunds: 30_000 } });
  await sound();
});
