import { beforeAll, expect, test } from 'vitest';
import { readBooking } from '#functions/bookings/store.ts';
import { leftOf } from '#functions/payments/refunds/left-of.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { callback, hear, start, takeOutsideGateways, useOutsideGateways } from '#test/payments/outside-gateways.ts';
import { sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const outside = useOutsideGateways();
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let desk: TestUser;
beforeAll(async () => {
  const { supplier } = supplierDouble(memoryStore());
  adapters.sandbox = () => supplier;
  await takeOutsideGateways(world, site);
  desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
});
const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) => callHttp({ site, call, body, as });

/** What a gateway was asked for of a payment: our reference and paise, in whatever order. */
function askedOf(gateway: 'razorpay' | 'phonepe', paymentId: string): [string, number][] {
  const { razorpay, phonepe } = outside.fakes.books;
  return gateway === 'razorpay'
    ? Object.values(razorpay.refunds).flatMap((one) =>
        one.payment_id === paymentId ? [[one.receipt ?? '', one.amount] as [string, number]] : [],
      )
    : Object.entries(phonepe.refunds).flatMap(([reference, one]) =>
        one.originalMerchantOrderId === paymentId ? [[reference, one.amount] as [string, number]] : [],
      );
}

test.each(['razorpay', 'phonepe'] as const)(
  'one passenger and then the other are refunded at %s, each by a reference of its own, and never more than was paid',
  async (gateway) => {
    const agent = await world.addUser(site, 'travelAgent');
    const { orderId, bookingId } = await sellOrder(agent, { crowdOf: 2 });
    expect(await start(agent, orderId, gateway)).toMatchObject({ status: 200 });
    const { gatewayOrderId } = (await readPayment(job(), orderId))!.attempts[0]!;
    outside.fakes[gateway].pay(gatewayOrderId, 'succeed');
    await callback(agent, orderId);
    await runBooking(site, orderId);
    const booking = (await readBooking(job(), bookingId))!;
    const Sectors = [{ Origin: 'DEL', Destination: 'BOM' }];
    const given: number[] = [];
    for (const { ticket } of booking.passengers) {
      const asked = await ask(agent, changeRequest, {
        ...{ BookingId: bookingId, RequestType: 2, CancellationType: 3, Remarks: 'Ill' },
        ...{ Sectors, TicketId: [ticket!.ticketId] },
      });
      const { requestId } = asked.result!;
      await ask(desk, setChangeCharges, {
        ...{ requestId, currency: 'INR', airlineCharge: 100, cancellationFee: 0, remarks: '' },
      });
      await ask(agent, acceptChangeCharges, { requestId, chargesNo: 1 });
      const done = await ask(desk, completeChangeRequest, { requestId, currency: 'INR', creditNote: 'CN-1' });
      given.push(Math.round(done.result!.refund!.amount * 100));
      for (let pass = 0; pass < 2; pass++) {
        await Promise.all([runSchedule('give-money-back'), runSchedule('give-money-back')]);
        for (const notice of outside.told.splice(0)) await hear(notice);
        world.clock.advance(120_000);
      }
      expect((await ask(agent, getChangeRequest, { requestId })).result!.change).toMatchObject({
        state: 'Closed',
        refund: { state: 'Given', to: 'gateway' },
      });
    }
    const order = await readOrder(job(), orderId);
    if (!order.ok || order.value.paidBy?.method !== 'gateway') throw new Error('it was paid at the gateway');
    const { paymentId } = order.value.paidBy;
    expect(askedOf(gateway, paymentId).toSorted()).toEqual(
      given.map((minor, at) => [`R-${paymentId}-${at + 1}`, minor]),
    );
    expect(`R-${paymentId}-1`).toMatch(/^[\w-]{1,40}$/);
    const all = given.reduce((sum, minor) => sum + minor, 0);
    expect(leftOf(order.value, await readPayment(job(), orderId))).toBe(TOTAL - all);
    const ledger = await readLedger(site);
    expect(faultsOf(ledger)).toEqual([]);
    const ofOrder = ledger.house.filter(({ reference }) => reference === orderId);
    const sumOf = (name: string) =>
      ofOrder.reduce((sum, { account, minor }) => sum + (account === name ? minor : 0), 0);
    expect({ clearing: sumOf('clearing'), gateway: sumOf(`gateway:${gateway}`) }).toEqual({
      clearing: 0,
      gateway: all - TOTAL,
    });
    // What was sold, and of which supplier, stands with all that was earned and reversed of it.
    const of = ledger.house.filter(
      ({ reference, account }) => reference === orderId && account !== 'clearing' && !account.startsWith('gateway:'),
    );
    expect(of.length).toBeGreaterThan(0);
    expect(of.filter(({ about }) => about?.bookingId !== bookingId || about.source !== booking.source)).toEqual([]);
  },
);
