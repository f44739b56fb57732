import { beforeAll, expect, test } from 'vitest';
import { gatewayTransactionsFile } from '#functions/payments/gateways/transaction-sheet.ts';
import { paymentSettingsWrites, startPaymentWrites } from '#functions/payments/writes.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { changeSandboxOrderWrites } from '#functions/payments/sandbox-gateway/writes.ts';
import { paymentsAfter } from '#functions/payments/sandbox-gateway/pay.ts';
import { clock } from '#functions/clock.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { commit } from '#functions/table/commit.ts';
import { askGateway } from '#shared/payments/ask-gateway.ts';
import { getGatewayTotals } from '#shared/payments/gateways/get-gateway-totals.ts';
import { transactionFilter } from '#shared/payments/gateways/transaction-filter.ts';
import { transactionSheet } from '#shared/payments/gateways/transaction-sheet.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { instant } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sellOrder } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const staff = () => world.user('sarathi', 'staff');
beforeAll(async () => {
  const gateways = [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: 'sarathi' }];
  await commit(job(), paymentSettingsWrites(job(), { gateways, bankDetails: [] }));
});

async function begun(user: TestUser): Promise<string> {
  const { orderId } = await sellOrder(user);
  await callHttp({ site: 'sarathi', call: startPayment, as: user, body: { orderId, gateway: 'sandbox' } });
  return orderId;
}
async function choose(orderId: string, action: 'succeed' | 'fail'): Promise<void> {
  const order = (await readSandboxOrder(`${orderId}-1`))!;
  const payments = paymentsAfter(order, action, clock.now());
  expect((await commit(job(), changeSandboxOrderWrites(order, { payments }))).ok).toBe(true);
}
const list = async (body: WireRequestOf<typeof getGatewayTransactions> = {}, as = staff()) =>
  callHttp({ site: 'sarathi', call: getGatewayTransactions, as, body });
const idsOf = async (body?: WireRequestOf<typeof getGatewayTransactions>) =>
  (await list(body)).result!.records.map(({ orderId }) => orderId);

test('what was begun stands in the list with who, what, how much and the gateway’s id', async () => {
  const user = await world.addUser('sarathi', 'retail', { firstName: 'Arun', lastName: 'Nair' });
  const orderId = await begun(user);
  expect((await list({ orderId })).result!.records).toEqual([
    {
      orderId,
      serviceName: 'flight',
      remark: expect.any(String),
      orderState: 'AWAITING_PAYMENT',
      customerName: 'Arun Nair',
      companyName: '',
      customerEmail: user.item.email,
      userId: user.item.userId,
      outcome: 'OPEN',
      amount: 1000,
      fee: 0,
      currency: 'INR',
      paymentId: '',
      startedAt: '2026-11-21T04:00:00.000Z',
      refund: 'none',
      refunded: 0,
      refunds: [],
      returned: [],
      attempts: [
        { gateway: 'sandbox', title: 'Card', gatewayOrderId: `${orderId}-1`, startedAt: '2026-11-21T04:00:00.000Z' },
      ],
    },
  ]);
});

test('asking the gateway again books what it says, once, and takes it out of what is not decided', async () => {
  const user = await world.addUser('sarathi', 'retail');
  const orderId = await begun(user);
  const ask = () => callHttp({ site: 'sarathi', call: askGateway, as: staff(), body: { orderId } });
  expect(await ask()).toMatchObject({ result: { says: 'PENDING', transaction: { outcome: 'OPEN' } } });
  expect(await idsOf({ show: 'open' })).toContain(orderId);
  await choose(orderId, 'succeed');
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ result }) => result!.says)).toEqual(['PAID', 'PAID', 'PAID']);
  expect((await ask()).result!.transaction).toMatchObject({
    outcome: 'PAID',
    orderState: 'PAID',
    paymentId: `${orderId}-1.1`,
  });
  expect(await idsOf({ show: 'open' })).not.toContain(orderId);
  expect(await idsOf()).toContain(orderId);
  const unbegun = await sellOrder(user);
  expect(
    await callHttp({ site: 'sarathi', call: askGateway, as: staff(), body: { orderId: unbegun.orderId } }),
  ).toMatchObject({ status: 404 });
});

test('a customer’s payments alone, the open ones of them, and nobody’s', async () => {
  const [one, other] = [await world.addUser('sarathi', 'retail'), await world.addUser('sarathi', 'travelAgent')];
  const first = await begun(one);
  await choose(first, 'fail');
  await callHttp({ site: 'sarathi', call: askGateway, as: staff(), body: { orderId: first } });
  world.clock.advance(1_000);
  const second = await begun(one);
  const agents = await begun(other);
  expect(await idsOf({ userId: one.item.userId })).toEqual([second, first]);
  expect(await idsOf({ userId: one.item.userId, show: 'open' })).toEqual([second]);
  expect(await idsOf({ userId: other.item.userId })).toEqual([agents]);
  expect(await idsOf({ userId: 'NOBODY' })).toEqual([]);
});

test('customers see what they began themselves, a company what its users did, and nobody else’s', async () => {
  const one = await world.addUser('sarathi', 'retail');
  const agent = await world.addUser('sarathi', 'travelAgent');
  const colleague = await world.addUser('sarathi', 'travelAgent', { legalEntityId: agent.item.legalEntityId });
  const [own, agents] = [await begun(one), await begun(agent)];
  world.clock.advance(1_000);
  const colleagues = await begun(colleague);
  const mine = (as: TestUser, cursor = '') => callHttp({ site: 'sarathi', call: getMyPayments, as, body: { cursor } });
  const ids = async (as: TestUser) => (await mine(as)).result!.records.map(({ orderId }) => orderId);
  expect(await ids(one)).toEqual([own]);
  expect(await ids(agent)).toEqual([colleagues, agents]);
  expect(await ids(colleague)).toEqual([colleagues, agents]);
  expect(await ids(await world.addUser('sarathi', 'retail'))).toEqual([]);
  expect(await mine(staff())).toMatchObject({ status: 403 });
});

test('a page is one Query and a read of its rows, wherever it is', async () => {
  const user = await world.addUser('gulf', 'retail');
  const gulf = world.job('gulf');
  for (let nth = 0; nth < 30; nth++) {
    const { orderId } = await sellOrder(user);
    const order = await readOrder(gulf, orderId);
    if (!order.ok) throw new Error('no order was sold');
    world.clock.advance(1_000);
    const attempt = {
      gateway: 'card',
      account: 'ours',
      gatewayOrderId: `G${nth}`,
      paymentUrl: '',
      startedAt: instant(clock.now()),
    };
    const before = await readPayment(gulf, orderId);
    expect((await commit(gulf, startPaymentWrites(gulf, order.value, before, attempt))).ok).toBe(true);
  }
  const ask = (cursor: string) =>
    callHttp({ site: 'gulf', call: getGatewayTransactions, as: world.user('gulf', 'staff'), body: { cursor } });
  world.faults.reset();
  const first = (await ask('')).result!;
  expect(first.records).toHaveLength(25);
  expect(first.records[0]!.attempts[0]!.gatewayOrderId).toBe('G29');
  expect(world.faults.counts().list.filter(({ name }) => name === 'Query')).toHaveLength(1);
  const rest = (await ask(first.cursor!)).result!;
  expect(rest.records.map(({ attempts }) => attempts[0]!.gatewayOrderId)).toEqual(['G4', 'G3', 'G2', 'G1', 'G0']);
  expect(rest.cursor).toBeNull();
});

test('nobody but staff who may view payments is told of any', async () => {
  expect(await list({}, world.user('sarathi', 'travelAgent'))).toMatchObject({ status: 403 });
  expect(await list({ orderId: '0123456789NOSUCHORDER' })).toMatchObject({ result: { records: [], cursor: null } });
});

const none = transactionFilter.parse({});
const totals = async (body: WireRequestOf<typeof getGatewayTotals> = {}) =>
  (await callHttp({ site: 'sarathi', call: getGatewayTotals, as: staff(), body })).result!;

test('what is typed finds an order, the gateway’s ids, a name, a company, and narrows by days, gateway and state', async () => {
  world.clock.set('2026-11-25T04:00:00Z');
  const meera = await world.addUser('sarathi', 'retail', { firstName: 'Meera', lastName: 'Joshi-Rao' });
  const zoya = await world.addUser('sarathi', 'retail', { firstName: 'Zoya', lastName: 'Khan' });
  const paid = await begun(meera);
  await choose(paid, 'succeed');
  await callHttp({ site: 'sarathi', call: askGateway, as: staff(), body: { orderId: paid } });
  world.clock.set('2026-11-26T04:00:00Z');
  const open = await begun(zoya);
  expect(await idsOf({ search: 'rao' })).toEqual([paid]);
  expect(await idsOf({ search: 'ZOYA kh' })).toEqual([open]);
  expect(await idsOf({ search: zoya.item.email })).toEqual([open]);
  expect(await idsOf({ search: paid.slice(0, 10) })).toContain(paid);
  // Exact: the gateway's own id of the payment, and of the order there.
  expect(await idsOf({ search: `${paid}-1.1` })).toEqual([paid]);
  expect(await idsOf({ search: `${open}-1` })).toEqual([open]);
  expect(await idsOf({ search: `${paid}-1.1`, outcome: 'OPEN' })).toEqual([]);
  expect(await idsOf({ search: 'nobody of this name' })).toEqual([]);

  expect(await idsOf({ from: '2026-11-25', to: '2026-11-25' })).toEqual([paid]);
  expect(await idsOf({ from: '2026-11-26' })).toEqual([open]);
  expect(await idsOf({ from: '2026-11-25', outcome: 'PAID' })).toEqual([paid]);
  expect(await idsOf({ from: '2026-11-25', outcome: 'OPEN' })).toEqual([open]);
  expect(await idsOf({ from: '2026-11-25', gateway: 'sandbox' })).toEqual([open, paid]);
  expect(await idsOf({ from: '2026-11-25', gateway: 'razorpay' })).toEqual([]);
  expect(await idsOf({ search: 'meera', userId: zoya.item.userId })).toEqual([]);
  for (const amount of ['1000', '1,000', '1000.00', ' 1,000.0 '])
    expect(await idsOf({ from: '2026-11-25', amount }), amount).toEqual([open, paid]);
  for (const amount of ['100', '1000.01', '10000'])
    expect(await idsOf({ from: '2026-11-25', amount }), amount).toEqual([]);
  expect(await idsOf({ search: `${paid}-1.1`, amount: '1000' })).toEqual([paid]);
  expect(await idsOf({ search: `${paid}-1.1`, amount: '999' })).toEqual([]);
  for (const amount of ['much', '-5', '1e9', '999999999999'])
    expect(await list({ amount }), amount).toMatchObject({ success: false, errorCode: 'VALIDATION' });

  const one = { count: 1, amount: 1000 };
  expect(await totals({ from: '2026-11-25' })).toEqual({
    totals: [{ currency: 'INR', paid: one, fees: 0, refunded: { count: 0, amount: 0 }, open: one, net: 1000 }],
    count: 2,
    addedBackTo: null,
    toSettle: 0,
  });
  expect(await totals({ from: '2026-11-25', search: 'zoya' })).toMatchObject({
    totals: [{ paid: { count: 0 }, open: one, net: 0 }],
    count: 1,
  });
  expect(await totals({ userId: 'NOBODY' })).toMatchObject({ totals: [], count: 0 });

  // Its order expires: nothing is left to be decided, and both filters say so.
  world.clock.set('2026-11-26T05:00:00Z');
  await runSchedule('expire-orders');
  expect(await idsOf({ from: '2026-11-26', outcome: 'OPEN' })).toEqual([]);
  expect(await idsOf({ from: '2026-11-26', outcome: 'ABANDONED' })).toEqual([open]);
  expect((await totals({ from: '2026-11-26' })).totals[0]).toMatchObject({ open: { count: 0 } });
});

test('as a file it is the same list, narrowed the same, page by page', async () => {
  const filter = { ...none, from: '2026-11-25' as const };
  const first = await gatewayTransactionsFile.read(job(), { filter, cursor: undefined, wanted: 1, userId: '' });
  const rest = await gatewayTransactionsFile.read(job(), {
    ...{ filter, cursor: first.cursor ?? undefined },
    ...{ wanted: 10, userId: '' },
  });
  const rows = [...first.rows, ...rest.rows];
  expect(rows.map(({ orderId }) => orderId)).toEqual(await idsOf({ from: '2026-11-25' }));
  const cells = (heading: string) => {
    const column = transactionSheet.find((one) => one.heading === heading)!;
    return rows.map((row) => column.value(row));
  };
  expect(cells('Customer')).toEqual(['Zoya Khan', 'Meera Joshi-Rao']);
  expect(cells('State')).toEqual(['Not paid', 'Paid']);
  expect(cells('Amount')).toEqual([
    { minor: 100_000, currency: 'INR' },
    { minor: 100_000, currency: 'INR' },
  ]);
});

test('days are the list’s own range: one Query, however long ago', async () => {
  await list({ from: '2026-11-21', to: '2026-11-21' });
  world.faults.reset();
  expect((await list({ from: '2026-11-21', to: '2026-11-21' })).result!.records.length).toBeGreaterThan(0);
  expect(world.faults.counts().list.filter(({ name }) => name === 'Query')).toHaveLength(1);
});

test('another site’s payment is not found by the gateway’s id of it', async () => {
  const [row] = (await list({ outcome: 'PAID' })).result!.records;
  const elsewhere = await callHttp({
    site: 'gulf',
    call: getGatewayTransactions,
    as: world.user('gulf', 'staff'),
    body: { search: row!.paymentId },
  });
  expect(elsewhere.result!.records).toEqual([]);
});
