import { beforeAll, expect, test } from 'vitest';
import { bookingEventWrites } from '#functions/bookings/writes.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { readSandboxOrder } from '#functions/payments/sandbox-gateway/store.ts';
import { commit } from '#functions/table/commit.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { orderSuccessCallback } from '#shared/payments/order-success-callback.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { daysOf } from '#functions/bookings/travel/travel-days.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { fillWallet, gatewayOrderOf, openGateway, payAtGateway, sellOrder, TOTAL } from './sell-order.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let flights = 7000;
/** A flight nobody is on yet. */
const nextFlight = () => ({ flightNumber: String((flights += 1)) });
let user: TestUser;
beforeAll(async () => {
  user = await world.addUser(site, 'travelAgent');
  await fillWallet(world, user, 100 * TOTAL);
  await openGateway(job());
});

const pay = (as: TestUser, orderId: string, acceptedDuplicates: string[] = []) =>
  callHttp({ site, call: payFromWallet, as, body: { orderId, acceptedDuplicates } });
const look = async (as: TestUser, orderId: string) =>
  (await callHttp({ site, call: getOrder, as, body: { orderId } })).result!;
const begin = (as: TestUser, orderId: string, acceptedDuplicates: string[] = []) =>
  callHttp({ site, call: startPayment, as, body: { orderId, gateway: 'sandbox', acceptedDuplicates } });

test('a passenger on the same flight and day is warned of with the other booking, and paid for only with the tick', async () => {
  const flight = nextFlight();
  const first = await sellOrder(user, flight);
  expect(await look(user, first.orderId)).toMatchObject({ duplicates: [] });
  expect(await pay(user, first.orderId)).toMatchObject({ status: 200 });
  const second = await sellOrder(user, flight);
  expect((await look(user, second.orderId)).duplicates).toEqual([
    {
      bookingId: first.bookingId,
      orderId: first.orderId,
      pnr: '',
      statusId: BookingStatus.InProgress,
      passengers: ['Arun Nair'],
      flights: [{ flight: `6E ${flight.flightNumber}`, departureTime: '2026-12-20T06:00' }],
    },
  ]);
  expect(await pay(user, second.orderId)).toMatchObject({ status: 409, errorCode: 'DUPLICATE_BOOKING' });
  expect(await pay(user, second.orderId, [second.bookingId])).toMatchObject({ errorCode: 'DUPLICATE_BOOKING' });
  expect(await begin(user, second.orderId)).toMatchObject({ status: 409, errorCode: 'DUPLICATE_BOOKING' });
  expect(await look(user, second.orderId)).toMatchObject({ state: 'AWAITING_PAYMENT' });
  expect(await pay(user, second.orderId, [first.bookingId])).toMatchObject({ status: 200 });
  const third = await sellOrder(user, flight);
  expect((await look(user, third.orderId)).duplicates).toHaveLength(2);
  expect(await pay(user, third.orderId, [first.bookingId]), 'each one is ticked').toMatchObject({ status: 409 });
});

test("another flight, and another customer's booking, are nobody's business, whoever looks", async () => {
  const stranger = await world.addUser(site, 'travelAgent');
  await fillWallet(world, stranger, 2 * TOTAL);
  const flight = nextFlight();
  expect(await pay(user, (await sellOrder(user, flight)).orderId)).toMatchObject({ status: 200 });
  expect(await look(user, (await sellOrder(user, nextFlight())).orderId)).toMatchObject({ duplicates: [] });
  const theirs = await sellOrder(stranger, flight);
  expect(await look(stranger, theirs.orderId)).toMatchObject({ duplicates: [] });
  expect((await look(world.user(site, 'staff'), theirs.orderId)).duplicates).toEqual([]);
  const again = await sellOrder(user, flight);
  expect((await look(world.user(site, 'staff'), again.orderId)).duplicates).toHaveLength(1);
  expect(await pay(stranger, theirs.orderId)).toMatchObject({ status: 200 });
});

test('a booking that ended refunded or cancelled is no second ticket', async () => {
  for (const ending of ['fail', 'cancel'] as const) {
    const flight = nextFlight();
    const first = await sellOrder(user, flight);
    await pay(user, first.orderId);
    const booking = (await readBooking(job(), first.bookingId))!;
    if (ending === 'cancel') await commit(job(), bookingEventWrites(job(), booking, 'hold'));
    const held = (await readBooking(job(), first.bookingId))!;
    expect(await commit(job(), bookingEventWrites(job(), held, ending))).toMatchObject({ ok: true });
    expect(await pay(user, (await sellOrder(user, flight)).orderId)).toMatchObject({ status: 200 });
  }
});

test('of ten orders for one passenger and flight paid at once, in ten tabs, one is paid unasked', async () => {
  const flight = nextFlight();
  const sold = [];
  for (let n = 0; n < 10; n++) sold.push(await sellOrder(user, flight));
  const answers = await Promise.all(sold.map(({ orderId }) => pay(user, orderId)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { errorCode, status } of answers)
    expect(['DUPLICATE_BOOKING', 'WALLET_BUSY', null]).toContain(status === 200 ? null : errorCode);
});

test('a gateway that confirms a second payment for the same seat unasked has it sent back, and one that was ticked pays', async () => {
  const flight = nextFlight();
  const [first, second] = [await sellOrder(user, flight), await sellOrder(user, flight)];
  await payAtGateway(job(), second);
  await pay(user, first.orderId);
  const told = await callHttp({
    site,
    call: orderSuccessCallback,
    as: user,
    body: { orderId: second.orderId },
  });
  expect(told).toMatchObject({ status: 409, errorCode: 'DUPLICATE_BOOKING' });
  expect(await look(user, second.orderId)).toMatchObject({
    state: 'AWAITING_PAYMENT',
    returnedPayments: [{ isOurs: true }],
  });
  expect((await readSandboxOrder(gatewayOrderOf(second)))!.refunds).toHaveLength(1);
  // Once more, with the tick: another payment is begun, and pays whoever asks the gateway.
  const begun = await begin(user, second.orderId, [first.bookingId]);
  expect(begun).toMatchObject({ status: 200 });
  expect(begun.result!.paymentUrl).not.toBe('');

  const third = await sellOrder(user, flight);
  expect(await begin(user, third.orderId, [first.bookingId])).toMatchObject({ status: 200 });
  await settleOrder(job(), third.orderId);
  expect(await look(user, third.orderId)).toMatchObject({ state: 'AWAITING_PAYMENT', returnedPayments: [] });
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger(site))).toEqual([]);
});

test('of very many people on very many days as many are noted as one transaction holds, the earliest days of everybody', () => {
  const segments = Array.from({ length: 12 }, (_, at) => ({ departureTime: `2027-03-${10 + at}T06:00` }));
  const passengers = Array.from({ length: 9 }, (_, at) => ({
    firstName: `Child ${'ABCDEFGHI'[at]}`,
    lastName: 'Nair',
  }));
  const days = daysOf({ segments, passengers } as Parameters<typeof daysOf>[0]);
  expect(days).toHaveLength(54);
  expect(new Set(days.map(({ passenger }) => passenger)).size).toBe(9);
  expect(
    days
      .map(({ day }) => day)
      .sort()
      .at(-1),
  ).toBe('2027-03-15');
});
