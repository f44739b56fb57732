import { beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#functions/payments/store.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { fillWallet, gatewayOrderOf, openGateway, payAtGateway } from '#test/payments/sell-order.ts';
import { passengers, site, useOrdering } from './use-ordering.ts';

const { world, quote, order } = useOrdering();
const job = () => world.job(site);
let agent: TestUser;
beforeAll(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 100_000_000);
  await openGateway(job());
});

type Quoted = Awaited<ReturnType<typeof quote>>;
const made = async (quoted: Quoted, more: object = {}) => {
  const { status, result } = await order(agent, quoted, 9924, more);
  expect(status).toBe(200);
  return result!;
};
const look = async (orderId: string) =>
  (await callHttp({ site, call: getOrder, as: agent, body: { orderId } })).result!;
const pay = (orderId: string, acceptedDuplicates: string[] = []) =>
  callHttp({ site, call: payFromWallet, as: agent, body: { orderId, acceptedDuplicates } });

describe('a newer order of the same search and passengers', () => {
  it('retires the unpaid older one, which says which took over and cannot be paid', async () => {
    const quoted = await quote(agent);
    const older = await made(quoted);
    const [asha, ravi] = passengers() as [object, object];
    const newer = await made(quoted, {
      passengers: [
        { ...asha, ...ravi },
        { ...ravi, ...asha },
      ],
    });
    expect(await look(older.orderId)).toMatchObject({ state: 'SUPERSEDED', supersededBy: newer.orderId });
    expect(await pay(older.orderId)).toMatchObject({ status: 409, errorCode: 'ORDER_SUPERSEDED' });
    const begun = { orderId: older.orderId, gateway: 'sandbox' };
    expect(await callHttp({ site, call: startPayment, as: agent, body: begun })).toMatchObject({
      errorCode: 'ORDER_SUPERSEDED',
    });
    for (const call of [getFlightDetails, orderSuccessCallback])
      expect(await callHttp({ site, call, as: agent, body: { orderId: older.orderId } })).toMatchObject({
        status: 409,
        errorCode: 'ORDER_SUPERSEDED',
      });
    const pii = await getItem<{ sealed?: Sealed }>(keys.bookingPii(job(), older.bookingId));
    expect(pii, 'the passports of the older one went with it').not.toHaveProperty('sealed');
    expect(await getItem(keys.bookingDraft(job(), older.bookingId))).toBeUndefined();
    expect(await pay(newer.orderId)).toMatchObject({ status: 200 });
    world.clock.advance(16 * 60_000);
    await runSchedule('expire-orders');
    expect(await look(older.orderId)).toMatchObject({ state: 'SUPERSEDED' });
  });

  it('leaves a paid one alone, and warns of it', async () => {
    const quoted = await quote(agent);
    const older = await made(quoted);
    const known = (await look(older.orderId)).duplicates.map(({ bookingId }) => bookingId);
    expect(await pay(older.orderId, known)).toMatchObject({ status: 200 });
    const newer = await made(quoted);
    expect(await look(older.orderId)).toMatchObject({ state: 'PAID', supersededBy: '' });
    expect((await look(newer.orderId)).duplicates.map(({ bookingId }) => bookingId)).toContain(older.bookingId);
    expect(await pay(newer.orderId, known)).toMatchObject({ status: 409, errorCode: 'DUPLICATE_BOOKING' });
  });

  it('sends a payment on its way to the older one back', async () => {
    const quoted = await quote(agent);
    const older = await made(quoted);
    const found = await readOrder(job(), older.orderId);
    if (!found.ok) throw new Error('no order');
    const sold = { orderId: older.orderId, bookingId: older.bookingId, expiresAt: found.value.expiresAt };
    await payAtGateway(job(), sold);
    await made(quoted);
    const told = await callHttp({ site, call: orderSuccessCallback, as: agent, body: { orderId: older.orderId } });
    expect(told).toMatchObject({ status: 409, errorCode: 'ORDER_SUPERSEDED' });
    expect(told.errorMessage).toContain('refunding your payment');
    expect(await look(older.orderId)).toMatchObject({ state: 'SUPERSEDED', returnedPayments: [{ isOurs: true }] });
    expect((await readSandboxOrder(gatewayOrderOf(sold)))!.refunds).toHaveLength(1);
  });

  it('is not one of another search, of other passengers, of the way back, or of another customer', async () => {
    const quoted = await quote(agent);
    const older = await made(quoted);
    const [first, second] = passengers();
    await made(await quote(agent));
    await made(quoted, { passengers: [first, { ...second, firstName: 'Rohan' }] });
    await made(quoted, { leg: 'return' });
    const stranger = await world.addUser(site, 'travelAgent');
    expect((await order(stranger, await quote(stranger), 9924)).status).toBe(200);
    expect(await look(older.orderId)).toMatchObject({ state: 'AWAITING_PAYMENT' });
  });

  it('made in eight tabs at once leaves one that can be paid', async () => {
    const quoted = await quote(agent);
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(agent, quoted, 9924)));
    const orders = answers.flatMap(({ result }) => (result ? [result.orderId] : []));
    expect(orders.length).toBeGreaterThan(1);
    const states = await Promise.all(orders.map(async (orderId) => (await look(orderId)).state));
    expect(states.filter((state) => state === 'AWAITING_PAYMENT')).toHaveLength(1);
    expect(states.filter((state) => state === 'SUPERSEDED')).toHaveLength(orders.length - 1);
  });

  it('and paying the older one at the same moment: one of both, never two tickets unasked', async () => {
    for (let round = 0; round < 4; round++) {
      const quoted = await quote(agent);
      const older = await made(quoted);
      const known = (await look(older.orderId)).duplicates.map(({ bookingId }) => bookingId);
      const [paid, newer] = await Promise.all([pay(older.orderId, known), order(agent, quoted, 9924)]);
      expect(newer.status).toBe(200);
      const { state } = await look(older.orderId);
      expect(state).toBe(paid.status === 200 ? 'PAID' : 'SUPERSEDED');
      const second = await pay(newer.result!.orderId, known);
      expect(second.errorCode).toBe(paid.status === 200 ? 'DUPLICATE_BOOKING' : null);
    }
  });
});
