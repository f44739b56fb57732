import { beforeEach, describe, expect, it } from 'vitest';
import { refundOrder } from '#functions/payments/refund-order.ts';
import { readOrder } from '#functions/payments/store.ts';
import { orderEventWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { readSpentToday } from '#functions/users/company/daily-limit-store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { setDailyLimit } from '#shared/users/company/set-daily-limit.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { fillWallet, sellOrder, TOTAL } from './sell-order.ts';

/** Half past eleven at night in India. */
const world = useWorld({ at: '2026-11-21T18:00:00Z' });
const MAJOR = TOTAL / 100;

let owner: TestUser;
let clerk: TestUser;
beforeEach(async () => {
  owner = await world.addUser('sarathi', 'travelAgent');
  const { legalEntityId, companyName } = owner.item;
  clerk = await world.addUser('sarathi', 'travelAgent', { legalEntityId, companyName });
  await fillWallet(world, owner, 20 * TOTAL);
});

const limit = async (amount: number | null, of = clerk) => {
  const set = await callHttp({
    site: 'sarathi',
    call: setDailyLimit,
    as: world.user('sarathi', 'staff'),
    body: { userId: of.item.userId, amount },
  });
  expect(set.status).toBe(200);
};
const pay = async (as: TestUser, orderId?: string, key?: string) =>
  callHttp({
    site: 'sarathi',
    call: payFromWallet,
    as,
    body: { orderId: orderId ?? (await sellOrder(as)).orderId },
    headers: { 'idempotency-key': key },
  });
const spent = async (of = clerk) => (await readSpentToday(of.actor, [of.item.userId]))[0];
const balance = async () => (await readWallet(world.job('sarathi'), owner.actor.owner, 'INR')).balance;

it('lets a colleague pay up to it, to the last unit, and says why no further', async () => {
  await limit(2 * MAJOR);
  expect((await pay(clerk)).status).toBe(200);
  expect((await pay(clerk)).status).toBe(200);
  const { orderId } = await sellOrder(clerk);
  expect(await pay(clerk, orderId)).toMatchObject({
    status: 400,
    errorCode: 'DAILY_LIMIT',
    errorMessage:
      'You can spend ₹\u00a02,000.00 a day and have spent ₹\u00a02,000.00 today. Please ask the owner of your company.',
  });
  expect(await balance()).toBe(18 * TOTAL);
  // The order stays payable: by the owner, and by the colleague once the limit is higher.
  await limit(3 * MAJOR);
  expect((await pay(clerk, orderId)).status).toBe(200);
  expect(await spent()).toBe(3 * TOTAL);
});

it('one unit below the price pays nothing, zero pays nothing at all', async () => {
  await limit(MAJOR - 0.01);
  expect((await pay(clerk)).errorCode).toBe('DAILY_LIMIT');
  await limit(0);
  expect((await pay(clerk)).errorCode).toBe('DAILY_LIMIT');
  expect([await spent(), await balance()]).toEqual([0, 20 * TOTAL]);
});

it('holds however many payments come at once', async () => {
  await limit(3 * MAJOR);
  const orders = await Promise.all(Array.from({ length: 8 }, () => sellOrder(clerk)));
  const answers = await Promise.all(orders.map(({ orderId }) => pay(clerk, orderId)));
  const paid = answers.filter(({ status }) => status === 200).length;
  expect(paid).toBeLessThanOrEqual(3);
  for (const { errorCode } of answers.filter(({ status }) => status !== 200))
    expect(['DAILY_LIMIT', 'WALLET_BUSY', 'BUSY']).toContain(errorCode);
  // Whoever lost the race for the wallet asks again.
  for (const { orderId } of orders) await pay(clerk, orderId);
  expect([await spent(), await balance()]).toEqual([3 * TOTAL, 17 * TOTAL]);
});

it('counts one payment once, however often it is sent', async () => {
  await limit(3 * MAJOR);
  const { orderId } = await sellOrder(clerk);
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(clerk, orderId, 'once')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await spent()).toBe(TOTAL);
});

it('begins anew at midnight of the site’s zone, and not of any other', async () => {
  await limit(MAJOR);
  expect((await pay(clerk)).status).toBe(200);
  world.clock.set('2026-11-21T18:29:59.999Z');
  const { orderId } = await sellOrder(clerk);
  expect((await pay(clerk, orderId)).errorCode).toBe('DAILY_LIMIT');
  world.clock.set('2026-11-21T18:30:00.000Z');
  expect(await spent()).toBe(0);
  expect((await pay(clerk, orderId)).status).toBe(200);
  // Midnight in London is half past five in the morning.
  world.clock.set('2026-11-22T00:00:00.000Z');
  expect((await pay(clerk)).errorCode).toBe('DAILY_LIMIT');
});

it('set in the middle of a day counts what was spent before it', async () => {
  expect((await pay(clerk)).status).toBe(200);
  expect((await pay(clerk)).status).toBe(200);
  await limit(2 * MAJOR);
  expect((await pay(clerk)).errorCode).toBe('DAILY_LIMIT');
  await limit(null);
  expect((await pay(clerk)).status).toBe(200);
});

it('is each user’s own: colleagues pay on, and it holds for whoever of staff pays for the colleague', async () => {
  await limit(0);
  expect((await pay(owner)).status).toBe(200);
  const { orderId } = await sellOrder(clerk);
  expect((await pay(clerk, orderId)).errorCode).toBe('DAILY_LIMIT');
  const staff = world.user('sarathi', 'staff');
  expect(await pay(staff, orderId)).toMatchObject({
    errorCode: 'DAILY_LIMIT',
    errorMessage: expect.stringMatching(
      / can spend ₹\u00a00.00 a day and has spent ₹\u00a00.00 today. Please ask the owner/,
    ),
  });
  await limit(MAJOR);
  expect((await pay(staff, orderId)).status).toBe(200);
  expect([await spent(), await spent(owner)]).toEqual([TOTAL, TOTAL]);
});

it('that is lowered just before a payment commits holds for it', async () => {
  await limit(5 * MAJOR);
  const [first, second] = [await sellOrder(clerk), await sellOrder(clerk)];
  world.faults.reset();
  expect((await pay(clerk, first.orderId)).status).toBe(200);
  const commitsAt = world.faults.counts().list.findIndex(({ name }) => name === 'TransactWriteItems') + 1;
  world.faults.reset();
  world.faults.beforeNth(commitsAt, () => limit(0));
  expect((await pay(clerk, second.orderId)).errorCode).toBe('DAILY_LIMIT');
  expect(await spent()).toBe(TOTAL);
});

it('counts no more what came back on the day it was paid, and changes nothing of another day', async () => {
  await limit(2 * MAJOR);
  const [first, second] = [await sellOrder(clerk), await sellOrder(clerk)];
  // The owner pays what the colleague ordered: it counts against nobody else.
  for (const [as, orderId] of [
    [clerk, first.orderId],
    [owner, second.orderId],
  ] as const)
    expect((await pay(as, orderId)).status).toBe(200);
  expect([await spent(), await spent(owner)]).toEqual([TOTAL, TOTAL]);
  const refund = async (orderId: string) => {
    const job = world.job('sarathi');
    const order = await readOrder(job, orderId);
    if (!order.ok) throw new Error(order.code);
    expect((await commit(job, orderEventWrites(job, order.value, 'startRefund'))).ok).toBe(true);
    expect((await refundOrder(job, orderId)).ok).toBe(true);
  };
  await refund(first.orderId);
  expect([await spent(), await spent(owner)]).toEqual([0, TOTAL]);
  const { orderId } = await sellOrder(clerk);
  expect((await pay(clerk, orderId)).status).toBe(200);
  // After midnight the money comes back to another day, on which nothing was spent.
  world.clock.set('2026-11-21T18:30:00.000Z');
  expect((await pay(clerk)).status).toBe(200);
  await refund(orderId);
  expect(await spent()).toBe(TOTAL);
});

it('shows the owner what was spent today', async () => {
  await pay(clerk);
  const answer = await callHttp({ site: 'sarathi', call: getColleagues, as: owner, body: {} });
  const told = Object.fromEntries(answer.result!.records.map(({ email, spentToday }) => [email, spentToday]));
  expect(told).toEqual({ [owner.item.email]: 0, [clerk.item.email]: MAJOR });
});

describe('the review', () => {
  const daily = async (as: TestUser, orderId: string) =>
    (await callHttp({ site: 'sarathi', call: getOrder, as, body: { orderId } })).result!.wallet.daily;

  it('says the limit and what is left of it before anything is paid, to whom it holds for', async () => {
    const { orderId } = await sellOrder(clerk);
    expect(await daily(clerk, orderId)).toBeNull();
    await limit(3 * MAJOR);
    expect(await daily(clerk, orderId)).toEqual({ limit: 3 * MAJOR, left: 3 * MAJOR });
    await pay(clerk);
    expect(await daily(clerk, orderId)).toEqual({ limit: 3 * MAJOR, left: 2 * MAJOR });
    // The order is the company's: whoever of it pays spends their own day. Staff spend the colleague's.
    expect(await daily(owner, orderId)).toBeNull();
    expect(await daily(world.user('sarathi', 'staff'), orderId)).toEqual({ limit: 3 * MAJOR, left: 2 * MAJOR });
    await limit(MAJOR / 2);
    expect(await daily(clerk, orderId)).toEqual({ limit: MAJOR / 2, left: 0 });
    world.clock.set('2026-11-21T18:29:00Z');
    const late = await sellOrder(clerk);
    world.clock.set('2026-11-21T18:30:00Z');
    expect(await daily(clerk, late.orderId)).toEqual({ limit: MAJOR / 2, left: MAJOR / 2 });
    await limit(MAJOR);
    expect((await pay(clerk, late.orderId)).status).toBe(200);
    expect(await daily(clerk, late.orderId)).toBeNull();
  });

  it('says nothing of a limit to staff who may not pay from that wallet', async () => {
    await limit(MAJOR);
    const { orderId } = await sellOrder(clerk);
    expect(await daily(await world.addUser('sarathi', 'staff'), orderId)).toBeNull();
  });
});

it('leaves the books even', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
