import { beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#functions/payments/store.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import { readHead } from '#functions/quotations/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { acceptForCustomer } from '#shared/quotations/accept-for-customer.ts';
import { endKartLink } from '#shared/quotations/end-kart-link.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { getQuotationPayment } from '#shared/quotations/link/get-quotation-payment.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { startQuotationPayment } from '#shared/quotations/link/start-quotation-payment.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { MINUTE } from '#shared/time.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { scanTable } from '#test/harness/scan-table.ts';
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
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as: TestUser | undefined = desk) =>
  callHttp({ site, call, body, ...(as && { as }) });
const sentKart = (more?: Parameters<typeof storeSent>[2]) => storeSent(desk, customer, more);
const guest = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site, call, body });

beforeAll(async () => {
  desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
  customer = await world.addUser(site, 'travelAgent');
  await fillWallet(world, customer, 100_000_000);
  await openGateway(job());
});

const balance = async () => (await readWallet(job(), customer.actor.owner, 'INR')).balance;
const clearing = async () =>
  (await readLedger(site)).house.reduce((sum, { account, minor }) => sum + (account === 'clearing' ? minor : 0), 0);
const head = async (id: string) => (await readHead(job(), id))!;
const stateOf = async (orderId: string) => {
  const found = await readOrder(job(), orderId);
  return found.ok && found.value.state;
};
const cancel = (id: string, as = desk) => ask(saveKart, { id, isCancelled: true }, as);
const makeOrder = async (id: string, amount: number) =>
  (await ask(makeKartOrder, { id, pays: 'amount', amount })).result!.orderId;
const payByWallet = async (id: string, amount: number) => {
  const orderId = await makeOrder(id, amount);
  expect((await ask(payFromWallet, { orderId, acceptedDuplicates: [] }, customer)).status).toBe(200);
  await runBooking(site, orderId);
  return orderId;
};
async function payByLink(token: string): Promise<string> {
  const started = await guest(startQuotationPayment, {
    ...{ token, number: 1, pays: 'deposit', gateway: 'sandbox', fee: 0 },
  });
  const { orderId } = started.result!;
  await payAtSandbox(job(), orderId);
  await guest(getQuotationPayment, { token, orderId });
  await runBooking(site, orderId);
  return orderId;
}
async function giveBack(): Promise<void> {
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(MINUTE);
    await runSchedule('refresh-status');
    await runSchedule('give-money-back');
  }
  world.clock.restore();
}

describe('a cancelled quotation', () => {
  it('ends its link and what waits for payment, and gives back what was paid, the way it was paid, once', async () => {
    const { id, token } = await sentKart();
    const before = [await balance(), await clearing()];
    const atGateway = await payByLink(token);
    const byWallet = await payByWallet(id, 200);
    const unpaid = await makeOrder(id, 100);
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)!.result!.kart).toMatchObject({ isCancelled: true });
    expect(await stateOf(unpaid)).toBe('EXPIRED');
    expect(await ask(payFromWallet, { orderId: unpaid, acceptedDuplicates: [] }, customer)).toMatchObject({
      status: 400,
    });
    expect(await guest(getQuotation, { token })).toMatchObject({ status: 404 });
    expect(await ask(makeKartOrder, { id, pays: 'rest' })).toMatchObject({ status: 409 });
    await giveBack();
    expect([(await balance()) - before[0]!, (await clearing()) - before[1]!]).toEqual([0, 0]);
    expect((await readSandboxOrder(`${atGateway}-1`))!.refunds).toHaveLength(1);
    for (const orderId of [atGateway, byWallet]) {
      const order = await readOrder(job(), orderId);
      expect(order.ok && [order.value.state, order.value.refunds]).toEqual([
        'COMPLETED',
        order.ok && order.value.amount,
      ]);
    }
    expect(await head(id)).toMatchObject({ state: 'CANCELLED', paidOnline: 0 });
    expect((await ask(saveKart, { id, remark: 'Late' })).status).toBe(409);
    await runSchedule('send-mails');
    const told = world.mail.sent.filter(({ to, text }) => to === customer.item.email && text.includes('was cancelled'));
    expect(told).toHaveLength(2);
  });

  it('gives back what is being paid at that moment, and is nobody’s to cancel without the right', async () => {
    const { id } = await sentKart();
    const before = await balance();
    const orderId = await makeOrder(id, 400);
    await ask(payFromWallet, { orderId, acceptedDuplicates: [] }, customer);
    const clerk = await addClerk(world, { 'karts.edit': true, 'karts.confirm': false });
    expect(await cancel(id, clerk)).toMatchObject({ status: 403 });
    expect((await cancel(id)).status).toBe(200);
    await runBooking(site, orderId);
    expect([await stateOf(orderId), await balance()]).toEqual(['REFUNDED', before]);
    expect((await head(id)).orders).toBeUndefined();
  });

  it('whatever fails, gives all of it back once', async () => {
    const lead = async (n: number, when: 'before' | 'after') => {
      const { id } = await sentKart();
      const before = await balance();
      await payByWallet(id, 300);
      await payByWallet(id, 700);
      world.faults.reset();
      if (n) world.faults.failNth(n, when);
      await cancel(id).catch(() => undefined);
      const { operations } = world.faults.counts();
      world.faults.reset();
      if ((await head(id)).state !== 'CANCELLED') expect((await cancel(id)).status).toBe(200);
      await giveBack();
      expect([n, when, (await balance()) - before]).toEqual([n, when, 0]);
      expect(await head(id)).toMatchObject({ paidOnline: 0 });
      return operations;
    };
    const operations = await lead(0, 'before');
    expect(operations).toBeGreaterThan(4);
    for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await lead(n, when);
  }, 180_000);
});

describe('staff at a quotation', () => {
  it('accept a version for its customer with a reason that is kept, and none that is withdrawn', async () => {
    const { id } = await sentKart();
    await sendStoredKart(desk, id);
    await withdrawFirst(job(), id);
    const accept = (number: number, as = desk) =>
      ask(acceptForCustomer, { id, number, reason: 'Said so on the phone' }, as);
    expect(await ask(acceptForCustomer, { id, number: 2, reason: '  ' })).toMatchObject({
      errors: { reason: 'Please say how the customer accepted.' },
    });
    const clerk = await addClerk(world, { 'karts.edit': true, 'karts.confirm': false });
    expect(await accept(2, clerk)).toMatchObject({ status: 403 });
    expect(await accept(1)).toMatchObject({ status: 409 });
    const both = await Promise.all([accept(2), accept(2)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await head(id)).toMatchObject({ state: 'ACCEPTED', acceptedVersion: 2 });
    const rows = await scanTable(kartKeys.kart(job(), id).pk);
    expect(rows.filter(({ event }) => event === 'accept')).toMatchObject([
      { note: '2, Said so on the phone', by: `user:${desk.actor.userId}`, from: 'SENT', to: 'ACCEPTED' },
    ]);
  });

  it('end a link, and make another by sending anew', async () => {
    const { id, token } = await sentKart();
    for (let again = 0; again < 2; again++) expect(await ask(endKartLink, { id })).toMatchObject({ status: 200 });
    expect(await guest(getQuotation, { token })).toMatchObject({ status: 404 });
    const next = await sendStoredKart(desk, id);
    expect(next).not.toBe(token);
    expect(await guest(getQuotation, { token: next })).toMatchObject({ status: 200 });
    expect(await guest(getQuotation, { token })).toMatchObject({ status: 404 });
    expect(await sendStoredKart(desk, id)).toBe(next);
  });

  it('note what they took, with a reason that is kept', async () => {
    const { id } = await sentKart();
    await ask(saveKart, { id, collectedPayment: 250, collectedReason: 'Cash at the counter' });
    const { kart } = (await ask(getKartById, { id })).result!;
    expect(kart).toMatchObject({ collectedPayment: 250, collectedReason: 'Cash at the counter' });
    const rows = await scanTable(kartKeys.kart(job(), id).pk);
    const [noted] = rows.filter(({ event }) => event === 'collect');
    expect(noted).toMatchObject({ by: `user:${desk.actor.userId}` });
    expect(String(noted!.note)).toMatch(/250.*, Cash at the counter$/);
  });

  it('see what is due soon, and the customer is mailed three days and one day before, as long as something is owed', async () => {
    const { id } = await sentKart({ paymentDeadline: '2026-11-28' });
    const other = await sentKart({ paymentDeadline: '2026-12-20' });
    const paid = await sentKart({ paymentDeadline: '2026-11-22' });
    await payByWallet(paid.id, 1000);
    const due = async () => (await ask(getAllKartsForWl, { show: 'due' })).result!.records.map((row) => row.id);
    expect(await due()).toEqual([]);
    world.clock.set('2026-11-26T06:00:00.000Z');
    desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
    expect(await due()).toEqual([id]);
    expect(await due()).not.toContain(other.id);
    const mails = () => world.mail.sent.filter(({ subject }) => subject.includes('to pay by')).length;
    const at = async (day: string) => {
      world.clock.set(`${day}T10:00:00+05:30`);
      for (let again = 0; again < 2; again++) {
        await runSchedule('send-mails');
        world.clock.advance(MINUTE);
      }
      return mails();
    };
    expect([await at('2026-11-24'), await at('2026-11-25'), await at('2026-11-26')]).toEqual([0, 1, 1]);
    const sent = world.mail.sent.find(({ subject }) => subject.includes('to pay by'))!;
    expect(sent).toMatchObject({ to: customer.item.email });
    expect(sent.text).toContain('/app/quotation/');
    expect([await at('2026-11-27'), await at('2026-11-28'), await at('2026-11-30')]).toEqual([2, 2, 2]);
    world.clock.restore();
  });
});

it('the books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});
