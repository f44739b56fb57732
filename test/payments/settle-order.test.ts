import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '#functions/clock.ts';
import type { GatewayPayment, GatewayRefund } from '#functions/payments/gateways/payment-gateway.ts';
import { gatewayAdapters } from '#functions/payments/gateways/registry.ts';
import type { GatewayAttempt, OrderItem } from '#functions/payments/model.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { paymentSettingsWrites, startPaymentWrites } from '#functions/payments/writes.ts';
import { listenForWakes } from '#functions/runtime/wake-queue.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { fail, ok } from '#shared/errors.ts';
import { HOUR, instant } from '#shared/time.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { sellOrder, type Sold, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');

/** What two gateways say, by their name; nothing said: they are out of reach. */
let says: Record<string, readonly GatewayPayment[] | undefined> = {};
/** What they were asked, and what they gave back. */
let asked: { gateway: string; told: readonly string[] }[] = [];
let givenBack: { paymentId: string; minor: number; currency: string }[] = [];
let isGivingBack = true;
const woken: string[] = [];
let user: TestUser;

beforeAll(async () => {
  gatewayAdapters.double = (_actor, { name, account }) => ({
    name,
    account,
    create: async () => fail('PAYMENT_UNSUCCESSFUL'),
    status: async (_gatewayOrderId, told) => {
      asked.push({ gateway: name, told });
      const said = says[name];
      return said ? ok([...said]) : fail('PAYMENT_PENDING');
    },
    refund: async ({ paymentId, minor, currency }) => {
      if (!isGivingBack) return fail('PAYMENT_PENDING');
      givenBack.push({ paymentId, minor, currency });
      return ok({ minor });
    },
  });
  listenForWakes(async ({ orderId }) => void woken.push(orderId));
  user = await world.addUser('sarathi', 'retail');
  const gateways = ['one', 'two'].map((name) => ({ name, title: name, adapter: 'double', account: `acc-${name}` }));
  await commit(job(), paymentSettingsWrites(job(), { gateways, bankDetails: [] }));
});
afterAll(() => {
  delete gatewayAdapters.double;
  listenForWakes(undefined);
});
beforeEach(() => {
  [says, asked, givenBack, isGivingBack] = [{}, [], [], true];
  woken.length = 0;
});

let payments = 0;
const payment = (more: Partial<GatewayPayment> = {}): GatewayPayment => ({
  ...{ paymentId: `P${(payments += 1)}`, minor: TOTAL, currency: 'INR', state: 'SUCCEEDED', refunds: [] },
  ...more,
});
const orderOf = async ({ orderId }: Sold) => ((await readOrder(job(), orderId)) as { value: OrderItem }).value;
const outcomeOf = async ({ orderId }: Sold) => (await readPayment(job(), orderId))?.outcome;
async function begin(sold: Sold, gateway: string, fee?: number): Promise<void> {
  const before = await readPayment(job(), sold.orderId);
  const attempt: GatewayAttempt = {
    ...{ gateway, gatewayOrderId: `${gateway}-${sold.orderId}`, paymentUrl: '', account: `acc-${gateway}` },
    ...{ startedAt: instant(clock.now()), ...(fee && { fee }) },
  };
  const done = await commit(job(), startPaymentWrites(job(), await orderOf(sold), before, attempt));
  expect(done.ok).toBe(true);
}
async function begun(...gateways: string[]): Promise<Sold> {
  const sold = await sellOrder(user);
  for (const gateway of gateways) await begin(sold, gateway);
  return sold;
}
const settle = ({ orderId }: Sold) => settleOrder(job(), orderId);
const houseOf = async ({ orderId }: Sold) =>
  (await readLedger('sarathi')).house
    .filter(({ account, reference }) => account.startsWith('gateway:') && reference === orderId)
    .map(({ account, minor }) => `${account} ${minor}`)
    .toSorted();

test.each([
  ['begun nowhere', [], {}, 'NOT_BEGUN'],
  ['of which the gateway knows nothing so far', ['one'], { one: [] }, 'PENDING'],
  ['that is under way', ['one'], { one: [payment({ state: 'PENDING' })] }, 'PENDING'],
  ['that failed', ['one'], { one: [payment({ state: 'FAILED' })] }, 'FAILED'],
  [
    'of which one failed and one is under way',
    ['one'],
    { one: [{ state: 'FAILED' }, { state: 'PENDING' }] },
    'PENDING',
  ],
  ['whose gateway is out of reach', ['one'], {}, 'PENDING'],
  ['whose gateway the site has no more', ['gone'], {}, 'PENDING'],
  [
    'that failed at one and is under way at the other',
    ['one', 'two'],
    { one: [{ state: 'FAILED' }], two: [] },
    'PENDING',
  ],
  ['under way at one, and failed at the other', ['one', 'two'], { one: [], two: [{ state: 'FAILED' }] }, 'PENDING'],
  ['that failed at both', ['one', 'two'], { one: [{ state: 'FAILED' }], two: [{ state: 'FAILED' }] }, 'FAILED'],
] as const)('of a payment %s nothing is booked', async (_what, at, said, answer) => {
  const sold = await begun(...at);
  says = Object.fromEntries(
    Object.entries(said).map(([name, all]) => [name, (all as Partial<GatewayPayment>[]).map(payment)]),
  );
  expect(await settle(sold)).toBe(answer);
  expect((await orderOf(sold)).state).toBe('AWAITING_PAYMENT');
  expect(await outcomeOf(sold)).toBe(at.length ? (answer === 'FAILED' ? 'FAILED' : 'OPEN') : undefined);
  expect([await houseOf(sold), woken]).toEqual([[], []]);
});

test.each([
  ['alone', ['one'], {}],
  ['beside one that failed', ['one'], { more: [payment({ state: 'FAILED' })] }],
  ['beside one that is under way', ['one'], { more: [payment({ state: 'PENDING' })] }],
  ['while the other gateway is out of reach', ['one', 'two'], {}],
  ['after one that is out of reach', ['two', 'one'], {}],
  ['while the other gateway knows nothing so far', ['one', 'two'], { two: [] }],
  ['while another is under way there', ['one', 'two'], { two: [payment({ state: 'PENDING' })] }],
  ['after one that failed there', ['two', 'one'], { two: [payment({ state: 'FAILED' })] }],
] as const)('a confirmed payment pays the order, %s, and the worker is woken', async (_how, at, also) => {
  const sold = await begun(...at);
  const { more = [], two } = also as { more?: GatewayPayment[]; two?: GatewayPayment[] };
  const confirmed = payment();
  says = { one: [confirmed, ...more], two };
  expect(await settle(sold)).toBe('PAID');
  expect(await orderOf(sold)).toMatchObject({
    state: 'PAID',
    paidBy: { method: 'gateway', gateway: 'one', paymentId: confirmed.paymentId },
  });
  expect((await orderOf(sold)).paidBy).not.toHaveProperty('fee');
  expect([await outcomeOf(sold), woken]).toEqual(['PAID', [sold.orderId]]);
  expect(await settle(sold), 'again').toBe('PAID');
  expect([await houseOf(sold), givenBack, woken]).toEqual([[`gateway:one ${-TOTAL}`], [], [sold.orderId]]);
});

test('with a fee that was agreed to, the sum pays, and neither more nor less', async () => {
  const fee = 2_000;
  const sold = await sellOrder(user);
  await begin(sold, 'one', fee);
  const sums = [payment({ minor: TOTAL }), payment({ minor: TOTAL + fee + 1 }), payment({ minor: TOTAL + fee - 1 })];
  says = { one: sums };
  expect(await settle(sold)).toBe('PAID');
  expect((await orderOf(sold)).state).toBe('AWAITING_PAYMENT');
  expect(givenBack).toEqual(sums.map(({ paymentId, minor }) => ({ paymentId, minor, currency: 'INR' })));
  says = { one: [payment({ minor: TOTAL + fee })] };
  await settle(sold);
  expect(await orderOf(sold)).toMatchObject({ state: 'PAID', paidBy: { fee } });
});

test.each([
  ['another sum', async () => ({ minor: TOTAL - 1 })],
  ['another currency', async () => ({ currency: 'USD' })],
  [
    'an order that expired',
    async ({ expiresAt }: Sold) => {
      world.clock.set(instant(expiresAt));
      return {};
    },
  ],
  [
    'what is not there any more',
    async ({ bookingId }: Sold) => {
      await commit(job(), [{ kind: 'delete', key: keys.bookingDraft(job(), bookingId) }]);
      return {};
    },
  ],
])('a payment of %s is credited and goes back, once', async (_what, change) => {
  const sold = await begun('one');
  const lost = payment(await change(sold));
  says = { one: [lost] };
  expect(await settle(sold)).toBe('PAID');
  expect(await settle(sold)).toBe('PAID');
  const { paymentId, minor, currency } = lost;
  expect(givenBack).toEqual([{ paymentId, minor, currency }]);
  expect(await houseOf(sold)).toEqual([`gateway:one ${-minor}`, `gateway:one ${minor}`]);
  expect([(await orderOf(sold)).state, await outcomeOf(sold), woken]).toEqual(['AWAITING_PAYMENT', 'SENT_BACK', []]);
});

test('one that cannot go back now goes back with the sweeper, once', async () => {
  const sold = await begun('one');
  says = { one: [payment({ minor: 1 })] };
  isGivingBack = false;
  await settle(sold);
  await runSchedule('give-money-back');
  expect(await houseOf(sold)).toEqual(['gateway:one -1']);
  isGivingBack = true;
  for (let pass = 0; pass < 2; pass++) {
    world.clock.advance(HOUR);
    await runSchedule('give-money-back');
  }
  expect([givenBack.length, await houseOf(sold)]).toEqual([1, ['gateway:one -1', 'gateway:one 1']]);
});

test('gateways are asked about the refunds that are under way, and about one that they told of, each once', async () => {
  const sold = await begun('one', 'two');
  const refund: GatewayRefund = { refundId: 'r', reference: 'REF-R', minor: 400, state: 'underWay', isOurs: false };
  says = { one: [payment({ refunds: [refund] })], two: [] };
  const told = (gateway: string, reference: string) =>
    settleOrder(job(), sold.orderId, { gatewayOrderId: `${gateway}-${sold.orderId}`, reference });
  await told('two', 'REF-2');
  expect(asked).toEqual([
    { gateway: 'one', told: [] },
    { gateway: 'two', told: ['REF-2'] },
  ]);
  asked = [];
  await told('one', 'REF-R');
  expect(asked[0]).toEqual({ gateway: 'one', told: ['REF-R'] });
});

test('of one of which all went back before nothing is credited, and of one of which a part did the rest goes back', async () => {
  const [whole, part] = [await begun('one'), await begun('one')];
  const refund = (minor: number): GatewayRefund => ({
    ...{ refundId: `r${minor}`, reference: `${minor}`, minor, state: 'done', isOurs: false },
  });
  says = { one: [payment({ refunds: [refund(TOTAL)] })] };
  expect(await settle(whole)).toBe('FAILED');
  expect(await houseOf(whole)).toEqual([]);
  says = { one: [payment({ refunds: [refund(TOTAL - 1)] })] };
  expect(await settle(part)).toBe('PAID');
  expect(givenBack).toMatchObject([{ minor: 1 }]);
  expect((await orderOf(part)).state).toBe('AWAITING_PAYMENT');
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
