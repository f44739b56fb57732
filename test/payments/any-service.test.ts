import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentDeadline } from '#functions/payments/payment-deadline.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { readOrder } from '#functions/payments/store.ts';
import { createOrderWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { sweep } from '#functions/workers/sweep.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { randomId } from '#shared/ids.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { offerFerry } from './invented-service.ts';
import { fillWallet, gatewayOrderOf, openGateway, payAtGateway, type Sold, TOTAL } from './sell-order.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi';
const job = () => world.job(site);
let agent: TestUser;
let withdraw: () => void;
beforeAll(async () => {
  withdraw = offerFerry();
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 10 * TOTAL);
  await openGateway(job());
});
afterAll(() => withdraw());

async function wantCrossing(places = 4): Promise<Sold> {
  const [orderId, bookingId, expiresAt] = [randomId(), randomId(), paymentDeadline()];
  const made = await commit(agent.actor, [
    ...createOrderWrites(agent.actor, {
      ...{ orderId, serviceName: 'kart', subject: bookingId, amount: TOTAL, currency: 'INR', costs: [], expiresAt },
      ...{ traceId: '', redirectTo: '/', remark: 'Ferry to Elephanta' },
    }),
    { kind: 'put', key: keys.userNote(job(), 'FERRY', bookingId), item: { places, state: 'WANTED' } },
  ]);
  expect(made.ok).toBe(true);
  return { orderId, bookingId, expiresAt };
}
const crossing = ({ bookingId }: Sold) => storedRow<{ state: string }>(keys.userNote(job(), 'FERRY', bookingId));
const stateOf = async ({ orderId }: Sold) => {
  const order = await readOrder(job(), orderId);
  return order.ok && order.value.state;
};
const ask = (call: typeof payFromWallet | typeof orderSuccessCallback | typeof getOrder, { orderId }: Sold) =>
  callHttp({ site, call: call as typeof getOrder, as: agent, body: { orderId } });
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;

test('a service of one file is paid from the wallet, described, and done', async () => {
  const sold = await wantCrossing();
  const before = await balance();
  expect(await ask(getOrder, sold)).toMatchObject({
    result: {
      serviceName: 'kart',
      bookingId: sold.bookingId,
      pnr: 'FERRY',
      remark: 'Ferry to Elephanta',
      segments: [],
    },
  });
  expect((await ask(payFromWallet, sold)).status).toBe(200);
  expect([await stateOf(sold), (await crossing(sold))?.state]).toEqual(['PAID', 'PAID']);
  await runBooking(site, sold.orderId);
  expect([await stateOf(sold), (await crossing(sold))?.state]).toEqual(['COMPLETED', 'TAKEN']);
  expect(before - (await balance())).toBe(TOTAL);
});

test('it is paid at a gateway as well, and led on by the sweeper alone', async () => {
  const sold = await wantCrossing();
  await payAtGateway(job(), sold);
  expect((await ask(orderSuccessCallback, sold)).status).toBe(200);
  world.clock.advance(MINUTE);
  await sweep('BOOK');
  expect([await stateOf(sold), (await crossing(sold))?.state]).toEqual(['COMPLETED', 'TAKEN']);
});

test.each(['wallet', 'gateway'] as const)('what cannot be had any more is refunded, paid by %s', async (by) => {
  const sold = await wantCrossing(0);
  const before = await balance();
  if (by === 'gateway') await payAtGateway(job(), sold);
  expect((await ask(by === 'wallet' ? payFromWallet : orderSuccessCallback, sold)).status).toBe(200);
  await runBooking(site, sold.orderId);
  expect([await stateOf(sold), (await crossing(sold))?.state]).toEqual(['REFUNDED', 'GIVEN_BACK']);
  expect(await balance()).toBe(before);
  if (by === 'gateway') expect((await readSandboxOrder(gatewayOrderOf(sold)))!.refunds).toHaveLength(1);
});

test('it expires unpaid, in its own words, and leaves nothing behind', async () => {
  const sold = await wantCrossing();
  world.clock.advance(16 * MINUTE);
  expect(await ask(payFromWallet, sold)).toMatchObject({ status: 402, errorMessage: 'The ferry has left.' });
  await sweep('EXPIRY');
  expect([await stateOf(sold), await crossing(sold)]).toEqual(['EXPIRED', undefined]);
});

test('its books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});
