import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import { readOrder } from '#functions/payments/store.ts';
import { listenForWakes, type Wake } from '#functions/runtime/wake-queue.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger, readRows } from '#test/wallet/read-ledger.ts';
import { fillWallet, sellOrder, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const wakes: Wake[] = [];
beforeEach(() => {
  wakes.length = 0;
  listenForWakes(async (wake) => void wakes.push(wake));
});
afterEach(() => listenForWakes(undefined));

const pay = (as: TestUser, orderId: string, key?: string) =>
  callHttp({ site: 'sarathi', call: payFromWallet, as, body: { orderId }, headers: { 'idempotency-key': key } });
const look = (as: TestUser, orderId: string) => callHttp({ site: 'sarathi', call: getOrder, as, body: { orderId } });
const balance = async (user: TestUser) => (await readWallet(world.job('sarathi'), user.actor.owner, 'INR')).balance;
async function customer(minor: number): Promise<TestUser> {
  const user = await world.addUser('sarathi', 'travelAgent');
  if (minor) await fillWallet(world, user, minor);
  return user;
}

test('an order is paid in one commit, and its worker is woken', async () => {
  const user = await customer(150_000);
  const { orderId, bookingId } = await sellOrder(user);
  expect(await look(user, orderId)).toMatchObject({
    result: {
      state: 'AWAITING_PAYMENT',
      amount: 1000,
      isBookingInProcess: false,
      expiryTime: '2026-11-21T04:15:00.000Z',
      supplierSiteId: 'sarathi',
      redirectTo: expect.stringMatching(/^\//),
      refundedAtGateway: 0,
      wallet: { balance: 1500, isEnough: true },
    },
  });
  world.faults.reset();
  expect(await pay(user, orderId)).toMatchObject({
    status: 200,
    result: { state: 'PAID', bookingId, isBookingInProcess: true },
  });
  expect(world.faults.counts().byName.TransactWriteItems).toBe(1);
  expect(await balance(user)).toBe(150_000 - TOTAL);
  expect(wakes).toEqual([{ kind: 'booking', site: 'sarathi', orderId }]);
  const seen = await look(user, orderId);
  expect(seen.result).toMatchObject({
    state: 'PAID',
    isPayingOnline: false,
    segments: [{ originAirportCode: 'DEL' }],
    bookingId,
  });
  expect(seen.result!.steps.map(({ event }) => event)).toEqual(['create', 'pay']);
});

test('the commit of a payment costs no more than its items and index entries', async () => {
  const user = await customer(150_000);
  const { orderId } = await sellOrder(user);
  world.faults.reset();
  await pay(user, orderId, 'count');
  const commits = world.faults.counts().list.filter(({ name }) => name === 'TransactWriteItems');
  const items = commits[0]!.input.TransactItems as { Put?: { Item: Record<string, unknown> } }[];
  const indexed = items.reduce(
    (sum, { Put }) => sum + ['g1p', 'g2p', 'g3p', 'g4p', 'dp'].filter((name) => Put?.Item[name] !== undefined).length,
    0,
  );
  // The order's own list entry, the wallet's and the ended expiry's entries change with their items.
  expect(commits[0]!.units).toBeLessThanOrEqual(2 * (items.length + indexed + 3) + 8);
});

test('twenty payments of one order at once debit once', async () => {
  const user = await customer(10 * TOTAL);
  const { orderId } = await sellOrder(user);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(user, orderId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ errorCode }) => errorCode))).toEqual(
    new Set(['ALREADY_PAID']),
  );
  expect(await balance(user)).toBe(9 * TOTAL);
});

test('the same key gives the same answer, however often and at once', async () => {
  const user = await customer(10 * TOTAL);
  const { orderId } = await sellOrder(user);
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(user, orderId, 'k')));
  answers.push(await pay(user, orderId, 'k'));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, result: { orderId, state: 'PAID' } });
  expect(await balance(user)).toBe(9 * TOTAL);
});

test('too little money pays nothing and the order stays payable', async () => {
  const user = await customer(TOTAL - 1);
  const { orderId } = await sellOrder(user);
  expect(await pay(user, orderId)).toMatchObject({ status: 400, errorCode: 'INSUFFICIENT_BALANCE' });
  expect(await look(user, orderId)).toMatchObject({
    result: { state: 'AWAITING_PAYMENT', wallet: { isEnough: false } },
  });
  await fillWallet(world, user, 1);
  expect(await pay(user, orderId)).toMatchObject({ status: 200 });
});

test('at its last millisecond an order is paid, at the next it is expired', async () => {
  const user = await customer(10 * TOTAL);
  const [first, second] = [await sellOrder(user), await sellOrder(user)];
  world.clock.set(new Date(first.expiresAt - 1).toISOString());
  expect(await pay(user, first.orderId)).toMatchObject({ status: 200 });
  world.clock.advance(1);
  expect(await pay(user, second.orderId)).toMatchObject({ status: 402, errorCode: 'ORDER_EXPIRED' });
  expect(await balance(user)).toBe(9 * TOTAL);
});

test('an expired order ends by itself and takes the passports with it', async () => {
  const user = await customer(0);
  const { orderId, bookingId, expiresAt } = await sellOrder(user);
  world.clock.set(new Date(expiresAt).toISOString());
  await Promise.all([runSchedule('expire-orders'), runSchedule('expire-orders')]);
  expect(await look(user, orderId)).toMatchObject({ result: { state: 'EXPIRED' } });
  const rows = (await readRows('sarathi')).filter(({ pk }) => String(pk).includes(bookingId));
  expect(rows.map(({ sk }) => sk)).toEqual(['PII']);
  expect(rows[0]).not.toHaveProperty('sealed');
});

test('expiry and payment at the same moment agree on one of the two', async () => {
  const user = await customer(30 * TOTAL);
  for (let round = 0; round < 10; round++) {
    const { orderId, expiresAt } = await sellOrder(user);
    clock.now = () => expiresAt - (round % 2);
    const [paid] = await Promise.all([pay(user, orderId), runSchedule('expire-orders')]);
    const order = await readOrder(world.job('sarathi'), orderId);
    expect(order).toMatchObject({ value: { state: paid.status === 200 ? 'PAID' : round % 2 ? 'PAID' : 'EXPIRED' } });
    world.clock.restore();
  }
});

test("another company's order is not there, staff of the site see it, those of another site do not", async () => {
  const owner = await customer(TOTAL);
  const { orderId } = await sellOrder(owner);
  const stranger = await customer(10 * TOTAL);
  expect(await look(stranger, orderId)).toMatchObject({ status: 404 });
  expect(await pay(stranger, orderId)).toMatchObject({ status: 404 });
  expect(await look(world.user('sarathi', 'staff'), orderId)).toMatchObject({ status: 200 });
  expect(
    await callHttp({ site: 'gulf', call: getOrder, as: world.user('gulf', 'staff'), body: { orderId } }),
  ).toMatchObject({ status: 404 });
  expect(await pay(owner, orderId)).toMatchObject({ status: 200 });
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
