import { beforeAll, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import { readGatewaySettings } from '#functions/payments/gateways/settings-store.ts';
import { saveGatewaysWrites } from '#functions/payments/gateways/settings-writes.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { expireWrites } from '#functions/payments/unpaid-end-writes.ts';
import { startPaymentWrites } from '#functions/payments/writes.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import { reportTransferWrites } from '#functions/wallet/transfers/writes.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { HOUR, instant } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { reported } from '#test/wallet/reported.ts';
import { openGateway, payAtGateway, sellOrder } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
const staff = () => world.user(site, 'staff');
beforeAll(() => openGateway(job()));

async function begun(user: TestUser): Promise<string> {
  world.clock.advance(1000);
  const sold = await sellOrder(user);
  await payAtGateway(job(), sold);
  return sold.orderId;
}
const ofStaff = async (body: object = {}) =>
  (await callHttp({ site, call: getGatewayTransactions, as: staff(), body })).result!.records;
const mine = async (as: TestUser) => (await callHttp({ site, call: getMyPayments, as, body: {} })).result!.records;
const pending = async (what: 'gateways' | 'transfers') =>
  (await callHttp({ site, call: getPendingEntries, as: staff(), body: { what } })).result!;
async function operations(ask: () => Promise<unknown>): Promise<string[]> {
  world.faults.reset();
  await ask();
  return world.faults.counts().list.map(({ name }) => name);
}
const SESSION_AND_QUERY = ['BatchGetItem', 'Query'];
const orderOf = async (orderId: string) => {
  const order = await readOrder(job(), orderId);
  if (!order.ok) throw new Error(order.code);
  return order.value;
};

async function expire(orderId: string): Promise<void> {
  world.clock.advance(HOUR);
  expect((await commit(job(), expireWrites(job(), await orderOf(orderId)))).ok).toBe(true);
}

/** Begins a second payment of an order's. */
async function beginAgain(orderId: string): Promise<void> {
  const attempt = {
    gateway: 'sandbox',
    account: 'ours',
    gatewayOrderId: `${orderId}-2`,
    paymentUrl: '',
    startedAt: instant(clock.now()),
  };
  const before = await readPayment(job(), orderId);
  await commit(job(), startPaymentWrites(job(), await orderOf(orderId), before, attempt));
}

test('payments that nobody has said the outcome of are one Query', async () => {
  const user = await world.addUser(site, 'retail', { firstName: 'Arun', lastName: 'Nair' });
  const orderId = await begun(user);
  const ask = async () => (await pending('gateways')).payments;
  const told = await ask();
  expect(told).toMatchObject([
    {
      orderId,
      serviceName: 'flight',
      title: 'Card',
      customer: 'Arun Nair',
      userId: user.item.userId,
      remark: 'DEL-BOM',
    },
  ]);
  expect(await operations(ask)).toEqual(SESSION_AND_QUERY);
  await beginAgain(orderId);
  expect(await operations(ask)).toEqual(SESSION_AND_QUERY);
  expect(await ask()).toMatchObject([{ orderId, attempts: 2, customer: 'Arun Nair' }]);
});

test('an order at its end is not read again, one on its way as it stands', async () => {
  const user = await world.addUser(site, 'retail');
  const [first, second] = [await begun(user), await begun(user)];
  expect(await operations(() => mine(user))).toContain('BatchGetItem');
  await settleOrder(job(), first);
  expect((await mine(user))[1]).toMatchObject({ orderId: first, orderState: 'PAID', outcome: 'PAID' });
  await expire(second);
  expect((await mine(user))[0]).toMatchObject({ orderId: second, orderState: 'EXPIRED' });
  // The one that is paid goes on.
  expect(await operations(() => mine(user))).toEqual([...SESSION_AND_QUERY, 'BatchGetItem']);
  const other = await world.addUser(site, 'retail');
  const ended = await begun(other);
  await expire(ended);
  const told = await mine(other);
  expect(told).toMatchObject([{ orderId: ended, orderState: 'EXPIRED', attempts: [{ gatewayOrderId: '' }] }]);
  expect(await operations(() => mine(other))).toEqual(SESSION_AND_QUERY);
});

test('more attempts than one are read, the latest first', async () => {
  const user = await world.addUser(site, 'retail');
  const orderId = await begun(user);
  await beginAgain(orderId);
  const [shown] = await ofStaff({ userId: user.item.userId });
  expect(shown!.attempts.map(({ gatewayOrderId }) => gatewayOrderId)).toEqual([`${orderId}-2`, `${orderId}-1`]);
});

test('another name of a gateway or a customer is seen by the next request', async () => {
  const user = await world.addUser(site, 'retail', { firstName: 'Leela', lastName: 'Das' });
  const orderId = await begun(user);
  const shown = async () => (await ofStaff({ userId: user.item.userId }))[0]!;
  expect(await shown()).toMatchObject({ orderId, customerName: 'Leela Das', attempts: [{ title: 'Card' }] });
  const read = await readGatewaySettings(job());
  const gateways = read.gateways.map((gateway) => ({ ...gateway, title: 'Cards and UPI' }));
  expect((await commit(job(), saveGatewaysWrites(job(), read, gateways))).ok).toBe(true);
  expect((await commit(job(), changeUserWrites(job(), user.item, { lastName: 'Sen' }))).ok).toBe(true);
  expect(await shown()).toMatchObject({ customerName: 'Leela Sen', attempts: [{ title: 'Cards and UPI' }] });
  const elsewhere = await world.addUser('gulf', 'retail');
  const theirs = await callHttp({
    site: 'gulf',
    call: getGatewayTransactions,
    as: world.user('gulf', 'staff'),
    body: { userId: user.item.userId },
  });
  expect([theirs.result!.records, elsewhere.site]).toEqual([[], 'gulf']);
});

test('transfers that wait are one Query, and who confirms them is known at once', async () => {
  const user = await world.addUser(site, 'retail');
  await commit(user.actor, reportTransferWrites(user.actor, reported(user)));
  const ask = async () => (await pending('transfers')).transfers;
  expect(await ask()).toMatchObject([{ needsSecond: false }]);
  expect(await operations(ask)).toEqual(SESSION_AND_QUERY);
  const bank = { kind: 'update', key: keys.site(job(), 'BANK'), set: { secondPersonFrom: 1_000 } } as const;
  expect((await commit(job(), [bank, bumpRevision(job(), 'settings')])).ok).toBe(true);
  expect(await ask()).toMatchObject([{ needsSecond: true }]);
});
