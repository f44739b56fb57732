import type { Context as LambdaContext } from 'aws-lambda';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { gatewayPage } from '#functions/payments/gateway-page.ts';
import type { SandboxAction } from '#functions/payments/sandbox-gateway/model.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readTimeline } from '#functions/payments/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { queryAll } from '#functions/table/read.ts';
import type { HouseEntry } from '#functions/wallet/model.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { MINUTE, dayIn } from '#shared/time.ts';
import { clock } from '#functions/clock.ts';
import { callHttp, eventOf } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { rowsOf } from '#test/table/listed.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { sellOrder, TOTAL } from './sell-order.ts';

/** How often each is repeated in series, and how many orders of events are tried; test/long asks for more. */
const SERIES = Number(process.env.PORTOLAN_REPEATS ?? 5);
const ORDERS = Number(process.env.PORTOLAN_ORDERS ?? 8);
const AT_ONCE = 20;

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
let user: TestUser;
beforeAll(async () => {
  user = await world.addUser('sarathi', 'retail');
  await commit(
    job(),
    paymentSettingsWrites(job(), {
      gateways: [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: 'sarathi' }],
      bankDetails: [],
    }),
  );
});

async function begun(): Promise<{ orderId: string; paymentUrl: string }> {
  const { orderId } = await sellOrder(user);
  const { result } = await callHttp({
    site: 'sarathi',
    call: startPayment,
    as: user,
    body: { orderId, gateway: 'sandbox' },
  });
  return { orderId, paymentUrl: result!.paymentUrl };
}
async function choose(paymentUrl: string, action: SandboxAction): Promise<void> {
  const event = eventOf({ site: 'sarathi', call: getOrder }) as HttpEvent;
  const headers = {
    ...event.headers,
    origin: 'http://sarathi.localhost:4400',
    'content-type': 'application/x-www-form-urlencoded',
    cookie: '',
  };
  await gatewayPage(
    { ...event, path: new URL(paymentUrl).pathname, httpMethod: 'POST', headers, body: `action=${action}` },
    {} as LambdaContext,
  );
}

/**
 * Every way by which a payment's confirmation comes in. The sandbox gateway sends no webhook; a gateway's would call
 * what `notice` calls.
 */
const ways = {
  callback: (orderId: string) => callHttp({ site: 'sarathi', call: orderSuccessCallback, as: user, body: { orderId } }),
  notice: (orderId: string) => settleOrder(world.job('sarathi', 'gateway-notice'), orderId),
  poll: (orderId: string) => callHttp({ site: 'sarathi', call: getOrder, as: user, body: { orderId } }),
  sweep: () => runSchedule('expire-orders'),
  reconciler: () => runSchedule('give-money-back'),
} as const;
type Way = keyof typeof ways;
const all = Object.keys(ways) as Way[];

/** Days the house's accounts of this file may stand in. */
const days = () => [
  ...new Set([dayIn('Asia/Kolkata', Date.parse('2026-11-21T04:00:00Z')), dayIn('Asia/Kolkata', clock.now())]),
];
async function outcomeOf(orderId: string) {
  const { value } = (await readTimeline(job(), orderId)) as {
    value: { order: { state: string }; events: { event: string }[] };
  };
  const house = (
    await Promise.all(
      days().map((day) =>
        queryAll<HouseEntry>(rowsOf(keys.houseEntries(job(), 'gateway:sandbox', 'INR', day)), { consistent: true }),
      ),
    )
  ).flat();
  const moved = house
    .filter(({ reference }) => reference === orderId)
    .map(({ minor }) => minor)
    .toSorted();
  return {
    state: value.order.state,
    events: value.events.map(({ event }) => event).toSorted(),
    moved,
    refunds: (await readSandboxOrder(`${orderId}-1`))!.refunds.length,
  };
}
const paidOnce = { state: 'PAID', events: ['create', 'pay'], moved: [-TOTAL], refunds: 0 };

test.each(all.filter((way) => way !== 'reconciler' && way !== 'poll'))(
  '%s after the other credits once',
  async (way) => {
    const { orderId, paymentUrl } = await begun();
    await choose(paymentUrl, 'succeed');
    for (let n = 0; n < SERIES; n++) {
      // The sweep asks a gateway a minute after the payment was begun, and then each minute.
      world.clock.advance(way === 'sweep' ? 61_000 : 1_000);
      await ways[way](orderId);
      if (n === 0) expect(await outcomeOf(orderId)).toEqual(paidOnce);
    }
    expect(await outcomeOf(orderId)).toEqual(paidOnce);
  },
  120_000,
);

test('all ways, in series, twenty of each at once, and again after ten minutes, credit once', async () => {
  const { orderId, paymentUrl } = await begun();
  await choose(paymentUrl, 'succeed');
  world.clock.advance(61_000);
  await Promise.all(Array.from({ length: AT_ONCE }, () => all.map((way) => ways[way](orderId))).flat());
  expect(await outcomeOf(orderId)).toEqual(paidOnce);
  for (let n = 0; n < SERIES; n++) for (const way of all) await ways[way](orderId);
  // DynamoDB forgets a request token after ten minutes; what makes it once must be in the table.
  world.clock.advance(10 * MINUTE + 1);
  await Promise.all(Array.from({ length: AT_ONCE }, () => all.map((way) => ways[way](orderId))).flat());
  expect(await outcomeOf(orderId)).toEqual(paidOnce);
}, 120_000);

test.each(['before', 'after'] as const)(
  'beginning a payment may fail at any table operation %s it took effect: begun again, it is one payment',
  async (when) => {
    const start = (orderId: string) =>
      callHttp({ site: 'sarathi', call: startPayment, as: user, body: { orderId, gateway: 'sandbox' } });
    const first = await sellOrder(user);
    world.faults.reset();
    await start(first.orderId);
    const { operations } = world.faults.counts();
    expect(operations).toBeGreaterThan(5);
    for (let n = 1; n <= operations; n++) {
      const { orderId } = await sellOrder(user);
      world.faults.reset();
      world.faults.failNth(n, when);
      await start(orderId);
      world.faults.reset();
      const { status, result } = await start(orderId);
      expect([n, status]).toEqual([n, 200]);
      await choose(result!.paymentUrl, 'succeed');
      await ways.callback(orderId);
      expect([n, await outcomeOf(orderId)]).toEqual([n, paidOnce]);
    }
  },
  60_000,
);

test('in whatever order payment, confirmation, questions and expiry come: paid once, or credited and sent back once', async () => {
  const step = fc.constantFrom(...all, 'pay' as const, 'minute' as const, 'expiry' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 12, size: 'max' }),
      fc.constantFrom('succeed' as const, 'late' as const, 'twice' as const),
      async (steps, action) => {
        world.clock.restore();
        const { orderId, paymentUrl } = await begun();
        for (const one of [...steps, 'pay' as const]) {
          if (one === 'pay') await choose(paymentUrl, action);
          else if (one === 'minute') world.clock.advance(MINUTE);
          else if (one === 'expiry') world.clock.advance(16 * MINUTE);
          else await ways[one](orderId);
        }
        world.clock.advance(80 * MINUTE);
        await ways.notice(orderId);
        for (let pass = 0; pass < 2; pass++) {
          for (const way of all) await ways[way](orderId);
          world.clock.advance(80 * MINUTE);
        }
        const { state, events, moved, refunds } = await outcomeOf(orderId);
        const payments = action === 'twice' ? 2 : 1;
        const isPaid = state === 'PAID';
        expect(isPaid || state === 'EXPIRED').toBe(true);
        const back = isPaid ? payments - 1 : payments;
        expect({
          credits: moved.filter((minor) => minor === -TOTAL).length,
          backs: moved.filter((minor) => minor === TOTAL).length,
          refunds,
        }).toEqual({ credits: payments, backs: back, refunds: back });
        expect(events.filter((event) => event === 'pay')).toHaveLength(isPaid ? 1 : 0);
        expect(events.filter((event) => event === 'expire')).toHaveLength(isPaid ? 0 : 1);
        expect([
          events.filter((event) => event === 'latePayment').length,
          events.filter((event) => event === 'lateRefund').length,
        ]).toEqual([back, back]);
      },
    ),
    { numRuns: ORDERS, seed: 20261121 },
  );
}, 900_000);

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
