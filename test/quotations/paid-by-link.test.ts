import { beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#functions/payments/store.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { readHead } from '#functions/quotations/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getQuotationPayment } from '#shared/quotations/link/get-quotation-payment.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { startQuotationPayment } from '#shared/quotations/link/start-quotation-payment.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, openGateway } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { payAtSandbox, sentKart as storeSent, withdrawFirst } from './kart-desk.ts';
import { sendStoredKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as?: TestUser) =>
  callHttp({ site, call, body, ...(as && { as }) });
const sentKart = (more?: Parameters<typeof storeSent>[2]) => storeSent(desk, customer, more);

beforeAll(async () => {
  desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
  customer = await world.addUser(site, 'travelAgent');
  await fillWallet(world, customer, 100_000_000);
  await openGateway(job());
});

type Asked = Partial<WireRequestOf<typeof startQuotationPayment>>;
const start = (token: string, more: Asked = {}, as?: TestUser) =>
  ask(startQuotationPayment, { token, number: 1, pays: 'deposit', gateway: 'sandbox', fee: 0, ...more }, as);
const begin = async (token: string, more: Asked = {}): Promise<string> => (await start(token, more)).result!.orderId;
const look = async (token: string, orderId: string) => (await ask(getQuotationPayment, { token, orderId })).result;
const head = async (id: string) => (await readHead(job(), id))!;
const stateOf = async (orderId: string) => {
  const found = await readOrder(job(), orderId);
  return found.ok && found.value.state;
};

describe('a quotation paid by its link', () => {
  it('shows what is open, takes deposit and rest at a gateway, and says what came of each', async () => {
    const { id, token } = await sentKart();
    const shown = await ask(getQuotation, { token });
    expect(shown.result).toMatchObject({
      payment: { paid: 0, underWay: 0, hasWallet: false },
      versions: [{ toPay: { deposit: 300, rest: 1000, gateways: [{ name: 'sandbox', depositFee: 0 }] } }],
    });
    const begun = await start(token);
    const { orderId, paymentUrl } = begun.result!;
    expect(new URL(paymentUrl).pathname).toBe(`/gateway/sandbox/${orderId}-1`);
    const asked = await readSandboxOrder(`${orderId}-1`);
    expect(new URL(asked!.returnUrl).pathname).toBe(`/app/quotationPayment/${orderId}`);
    expect(JSON.stringify([begun.result, asked])).not.toContain(token.split('-')[1]);
    expect(await look(token, orderId)).toMatchObject({ state: 'PENDING', amount: 300, total: 300 });
    await payAtSandbox(job(), orderId);
    expect(await look(token, orderId)).toMatchObject({
      ...{ state: 'PAID', kartName: 'Five days in Dubai', paid: 300, open: 700 },
    });
    await runBooking(site, orderId);
    expect(await look(token, orderId)).toMatchObject({ state: 'PAID', paid: 300, open: 700 });
    expect((await ask(getQuotation, { token })).result).toMatchObject({
      payment: { paid: 300 },
      versions: [{ isAccepted: true, toPay: { deposit: 0, rest: 700 } }],
    });
    expect(await start(token)).toMatchObject({ status: 400, message: 'The deposit is paid.' });
    const rest = await begin(token, { pays: 'rest' });
    await payAtSandbox(job(), rest);
    await look(token, rest);
    await runBooking(site, rest);
    expect(await head(id)).toMatchObject({ paidOnline: 100_000, state: 'ACCEPTED' });
    expect((await ask(getQuotation, { token })).result).toMatchObject({ versions: [{ toPay: null }] });
  });

  it('goes on with the order that it left, or puts another in its place; what was paid of that goes back', async () => {
    const { id, token } = await sentKart();
    const first = await begin(token);
    expect(await begin(token)).toBe(first);
    const second = await begin(token, { pays: 'rest' });
    expect([await stateOf(first), await stateOf(second)]).toEqual(['SUPERSEDED', 'AWAITING_PAYMENT']);
    await payAtSandbox(job(), first);
    expect(await look(token, first)).toMatchObject({ state: 'RETURNED' });
    await payAtSandbox(job(), second);
    await look(token, second);
    await runBooking(site, second);
    expect(await head(id)).toMatchObject({ paidOnline: 100_000 });
    expect((await readSandboxOrder(`${first}-1`))!.refunds).toHaveLength(1);
  });

  it('counts what was paid a moment ago before it orders anything else', async () => {
    const { id, token } = await sentKart();
    const first = await begin(token);
    await payAtSandbox(job(), first);
    const rest = await begin(token, { pays: 'rest' });
    const order = await readOrder(job(), rest);
    expect([await stateOf(first), order.ok && order.value.amount]).toEqual(['PAID', 70_000]);
    for (const one of [first, rest]) {
      if (one === rest) await payAtSandbox(job(), rest);
      await look(token, one);
      await runBooking(site, one);
    }
    expect(await head(id)).toMatchObject({ paidOnline: 100_000 });
  });

  it('of several at once is one order, and with staff’s never more than is open', async () => {
    const { id, token } = await sentKart();
    const begun = await Promise.all(Array.from({ length: 4 }, () => start(token, { pays: 'rest' })));
    const orders = [...new Set(begun.flatMap(({ result }) => (result ? [result.orderId] : [])))];
    const states = await Promise.all(orders.map(stateOf));
    expect(states.filter((state) => state === 'AWAITING_PAYMENT')).toHaveLength(1);
    expect((await head(id)).orders).toHaveLength(1);
    expect(await ask(makeKartOrder, { id, pays: 'amount', amount: 1 }, desk)).toMatchObject({ status: 400 });
    const other = await sentKart();
    await ask(makeKartOrder, { id: other.id, pays: 'amount', amount: 900 }, desk);
    expect((await ask(getQuotation, { token: other.token })).result).toMatchObject({
      payment: { underWay: 900 },
      versions: [{ toPay: { deposit: 0, rest: 100 } }],
    });
    const answer = await ask(getOrder, { orderId: await begin(other.token, { pays: 'rest' }) }, desk);
    expect(answer.result).toMatchObject({ amount: 100 });
  });

  it('declined charges nothing and can be tried again; unpaid in its time it is over', async () => {
    const { token } = await sentKart();
    const orderId = await begin(token);
    await payAtSandbox(job(), orderId, 'FAILED');
    expect(await look(token, orderId)).toMatchObject({ state: 'FAILED' });
    expect(await begin(token)).toBe(orderId);
    expect(await look(token, orderId)).toMatchObject({ state: 'PENDING' });
    world.clock.advance(16 * MINUTE);
    await runSchedule('expire-orders');
    await payAtSandbox(job(), orderId, 'FAILED', 2);
    expect(await look(token, orderId)).toMatchObject({ state: 'EXPIRED' });
    expect(await begin(token)).not.toBe(orderId);
    world.clock.restore();
  });

  it('pays for no version that is withdrawn, over, or not the accepted one, and shows no price where none is shown', async () => {
    const { id, token } = await sentKart();
    await sendStoredKart(desk, id);
    await withdrawFirst(job(), id);
    expect(await start(token, { number: 1 })).toMatchObject({ status: 409 });
    const orderId = await begin(token, { number: 2 });
    await payAtSandbox(job(), orderId);
    await look(token, orderId);
    await runBooking(site, orderId);
    expect(await head(id)).toMatchObject({ acceptedVersion: 2 });
    const hidden = await sentKart({ priceBreakup: 'noprice' });
    expect((await ask(getQuotation, { token: hidden.token })).result!.versions).toMatchObject([
      { total: null, toPay: null },
    ]);
  });

  it('shows the gateway’s fee, takes the one that was shown, and counts what is left of it', async () => {
    const { id, token } = await sentKart();
    const gateway = { name: 'sandbox', title: 'Card', adapter: 'sandbox', account: site };
    const set = (fee?: { kind: 'amount'; value: number }) =>
      commit(job(), paymentSettingsWrites(job(), { gateways: [{ ...gateway, ...(fee && { fee }) }], bankDetails: [] }));
    await set({ kind: 'amount', value: 250 });
    expect((await ask(getQuotation, { token })).result!.versions[0]!.toPay).toMatchObject({
      gateways: [{ depositFee: 2.5, restFee: 2.5 }],
    });
    expect(await start(token)).toMatchObject({ status: 400, errors: { fee: expect.any(String) } });
    const orderId = (await start(token, { fee: 2.5 })).result!.orderId;
    await payAtSandbox(job(), orderId);
    expect(await look(token, orderId)).toMatchObject({ state: 'PAID', amount: 300, total: 302.5 });
    await runBooking(site, orderId);
    expect(await head(id)).toMatchObject({ paidOnline: 30_000 });
    await set();
  });

  it('is paid from the wallet by its customer who is signed in, and by nobody else', async () => {
    const { id, token } = await sentKart();
    const stranger = await world.addUser(site, 'travelAgent');
    for (const as of [undefined, stranger, desk]) {
      expect(await start(token, { gateway: 'wallet' }, as)).toMatchObject({ status: 403 });
      expect((await ask(getQuotation, { token }, as)).result).toMatchObject({ payment: { hasWallet: false } });
    }
    expect((await ask(getQuotation, { token }, customer)).result).toMatchObject({ payment: { hasWallet: true } });
    const begun = (await start(token, { gateway: 'wallet', pays: 'rest' }, customer)).result!;
    expect(new URL(begun.paymentUrl).pathname).toBe(`/app/user/payments/${begun.orderId}`);
    expect(await ask(getOrder, { orderId: begun.orderId }, stranger)).toMatchObject({ status: 404 });
    const paid = await ask(payFromWallet, { orderId: begun.orderId, acceptedDuplicates: [] }, customer);
    expect(paid.status).toBe(200);
    await runBooking(site, begun.orderId);
    expect(await head(id)).toMatchObject({ paidOnline: 100_000, state: 'ACCEPTED' });
  });

  it('opens no order of another quotation, of another kind, or of another site, nor by a guessed link', async () => {
    const [one, other] = [await sentKart(), await sentKart()];
    const orderId = await begin(other.token);
    const state = (token: string, id: string) => ask(getQuotationPayment, { token, orderId: id });
    expect(await state(one.token, orderId)).toMatchObject({ status: 404 });
    expect(await state(one.token, randomId())).toMatchObject({ status: 404 });
    expect(await state(`${one.token}x`, orderId)).toMatchObject({ status: 404 });
    expect(
      await callHttp({ site: 'gulf', call: getQuotationPayment, body: { token: other.token, orderId } }),
    ).toMatchObject({ status: 404 });
    expect(await start(`${other.token}x`)).toMatchObject({ status: 404 });
    expect(await ask(getOrder, { orderId })).toMatchObject({ status: 401 });
  });
});

it('the books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});
