import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { readBooking, countBookings } from '#functions/bookings/store.ts';
import { readTravelDays } from '#functions/bookings/travel/travel-day-store.ts';
import { totalOf } from '#functions/suppliers/sandbox/fares.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { getItem } from '#functions/table/read.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { getHolds } from '#shared/bookings/get-holds.ts';
import { confirmHold } from '#shared/flights/holds/confirm-hold.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { setFlightHoldSettingForUser } from '#shared/users/customers/set-flight-hold-setting-for-user.ts';
import { HOUR, instant, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { saveFlights } from './settings/flight-settings-steps.ts';
import { netOffer } from './net-offer.ts';
import { site, useOrdering } from './use-ordering.ts';

const { world, desk, quote, order } = useOrdering();
const double = supplierDouble(memoryStore());
let sandbox: typeof adapters.sandbox;
let user: TestUser;
let until = 0;
beforeEach(async () => {
  sandbox = adapters.sandbox;
  double.reset();
  user = await world.addUser(site, 'travelAgent');
  until = Date.parse('2026-11-21T06:00:00.000Z') + 24 * HOUR;
  double.plan = { ...double.plan, holdUntil: until };
  await fillWallet(world, user, 100_000_000);
});
afterEach(() => {
  adapters.sandbox = sandbox;
  world.clock.restore();
});

let flights = 100;
/** An order of two passengers on flights of their own, unpaid; from then on the supplier counts. */
async function ordered(isLCC = false) {
  adapters.sandbox = sandbox;
  const offer = netOffer({ isLCC, requires: { passport: true, pan: false, dateOfBirth: true } });
  const segments = offer.segments.map((segment) => ({ ...segment, flightNumber: String((flights += 1)) }));
  desk.offers = [{ ...offer, segments }];
  const quoted = await quote(user);
  const made = await order(user, quoted, quoted.fare.totalPayable);
  adapters.sandbox = () => double.supplier;
  return { ...made.result!, net: totalOf(offer.fares) };
}
const hold = (orderId: string, as = user) => callHttp({ site, call: holdFlight, as, body: { orderId } });
const release = (orderId: string, as = user) => callHttp({ site, call: releaseFlight, as, body: { orderId } });
const confirm = (orderId: string, totalPayable?: number) =>
  callHttp({ site, call: confirmHold, as: user, body: { orderId, ...(totalPayable && { totalPayable }) } });
const pay = (orderId: string) => callHttp({ site, call: payFromWallet, as: user, body: { orderId } });
const look = async (orderId: string) => (await callHttp({ site, call: getOrder, as: user, body: { orderId } })).result!;
const board = async (as = user) => (await callHttp({ site, call: getHolds, as, body: {} })).result!.tickets;
const bookingOf = async (bookingId: string) => (await readBooking(world.job(site), bookingId))!;
async function held() {
  const made = await ordered();
  expect(await hold(made.orderId)).toMatchObject({ status: 200, result: { state: 'HOLDING' } });
  await runBooking(site, made.orderId);
  return made;
}

describe('seats that are held without payment', () => {
  test('stand on the board and are payable until ten minutes before the supplier’s limit; all is written once', async () => {
    const before = await countBookings(world.job(site));
    const made = await ordered();
    expect(await look(made.orderId)).toMatchObject({ mayHold: true });
    await hold(made.orderId);
    expect(await look(made.orderId)).toMatchObject({ state: 'HOLDING', isBookingInProcess: true, mayHold: false });
    await runBooking(site, made.orderId);
    expect(double.lastRequest).toMatchObject({ isHold: true, clientReference: made.bookingId });
    expect(await look(made.orderId)).toMatchObject({
      state: 'AWAITING_TICKETING',
      isBookingInProcess: false,
      expiryTime: instant(until - 10 * MINUTE),
      duplicates: [],
    });
    expect(await board()).toMatchObject([
      {
        bookingId: made.bookingId,
        status: 'Hold',
        isUnpaid: true,
        orderId: made.orderId,
        holdUntil: until - 10 * MINUTE,
      },
    ]);
    expect(await pay(made.orderId)).toMatchObject({ status: 200 });
    expect(await board()).toEqual([]);
    await runBooking(site, made.orderId);
    expect(await look(made.orderId)).toMatchObject({ state: 'COMPLETED' });
    expect(double.calls.filter((call) => call === 'book' || call === 'ticket')).toEqual(['book', 'ticket']);
    expect(await countBookings(world.job(site))).toBe(before + 1);
    const booking = await bookingOf(made.bookingId);
    expect(booking.unpaid).toBeUndefined();
    const days = await readTravelDays(world.job(site), booking);
    expect(days.flatMap(({ flights: on }) => on.filter(({ bookingId }) => bookingId === made.bookingId))).toHaveLength(
      2,
    );
    expect(faultsOf(await readLedger(site))).toEqual([]);
  });

  test('are not had for a fare that is issued at once, nor by an account that may not, nor twice', async () => {
    const cheap = await ordered(true);
    expect(await look(cheap.orderId)).toMatchObject({ mayHold: false });
    expect(await hold(cheap.orderId)).toMatchObject({ status: 403, errorCode: 'HOLD_NOT_ALLOWED' });
    const made = await ordered();
    const staff = world.user(site, 'staff');
    const body = { userId: user.item.userId, isFlightHold: false };
    expect(await callHttp({ site, call: setFlightHoldSettingForUser, as: staff, body })).toMatchObject({ status: 200 });
    expect(await look(made.orderId)).toMatchObject({ mayHold: false });
    expect(await hold(made.orderId)).toMatchObject({ status: 403, errorCode: 'HOLD_NOT_ALLOWED' });
    await callHttp({ site, call: setFlightHoldSettingForUser, as: staff, body: { ...body, isFlightHold: true } });
    const answers = await Promise.all([hold(made.orderId), hold(made.orderId), pay(made.orderId)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await hold(made.orderId, await world.addUser(site, 'travelAgent'))).toMatchObject({ status: 404 });
  });

  test('that the supplier has not: nothing was paid, nothing reads as refunded, and the documents are gone', async () => {
    double.plan = { ...double.plan, book: 'SOLD_OUT' };
    const made = await held();
    expect(await look(made.orderId)).toMatchObject({ state: 'EXPIRED' });
    const { tickets } = (await callHttp({ site, call: getBookedFlights, as: user, body: {} })).result!;
    expect(tickets).toEqual([]);
    const booking = await bookingOf(made.bookingId);
    expect(booking).toMatchObject({ statusId: 6, unpaid: true });
    expect(
      JSON.parse(String((await getItem(bookingKeys.booking(world.job(site), made.bookingId)))!.card)),
    ).toMatchObject({
      unpaid: true,
    });
    expect((await getItem(bookingKeys.bookingPii(world.job(site), made.bookingId)))!.sealed).toBeUndefined();
  });

  test('run out by themselves: released ten minutes before the limit, after a mail two hours before', async () => {
    const made = await held();
    world.clock.set(instant(until - 10 * MINUTE - 2 * HOUR));
    await runSchedule('send-mails');
    expect(await bookingOf(made.bookingId)).toHaveProperty('holdMailIds');
    world.clock.set(instant(until - 10 * MINUTE - 1));
    await runSchedule('expire-orders');
    expect(await look(made.orderId)).toMatchObject({ state: 'AWAITING_TICKETING' });
    world.clock.set(instant(until - 10 * MINUTE));
    expect(await pay(made.orderId)).toMatchObject({ errorCode: 'ORDER_EXPIRED' });
    await runSchedule('expire-orders');
    expect(await look(made.orderId)).toMatchObject({ state: 'EXPIRED' });
    expect(await bookingOf(made.bookingId)).toMatchObject({ statusId: 7 });
    expect((await getItem(bookingKeys.bookingPii(world.job(site), made.bookingId)))!.sealed).toBeUndefined();
    expect((await double.keptOf(made.bookingId))!.booking.state).toBe('CANCELLED');
    expect(await board()).toEqual([]);
  });

  test('are released on purpose, once; a paid one is not', async () => {
    const made = await held();
    expect(await release(made.orderId)).toMatchObject({ status: 200, result: { state: 'RELEASING' } });
    await runBooking(site, made.orderId);
    expect(await release(made.orderId)).toMatchObject({ status: 200, result: { state: 'EXPIRED' } });
    const other = await held();
    await pay(other.orderId);
    expect(await release(other.orderId)).toMatchObject({ status: 409, errorCode: 'ALREADY_PAID' });
  });

  test('are paid or given back, never both, however they meet', async () => {
    for (let n = 0; n < 12; n++) {
      const made = await held();
      world.clock.set(instant(until - 10 * MINUTE - (n % 3)));
      const [paid, released] = await Promise.all([
        pay(made.orderId),
        release(made.orderId),
        runSchedule('expire-orders'),
      ]);
      await runBooking(site, made.orderId);
      world.clock.advance(11 * MINUTE);
      await runSchedule('lead-bookings-on');
      const { state } = await look(made.orderId);
      const kept = (await double.keptOf(made.bookingId))!;
      expect([paid.status === 200, state, kept.booking.state, kept.issued]).toEqual(
        paid.status === 200 ? [true, 'COMPLETED', 'TICKETED', 1] : [false, 'EXPIRED', 'CANCELLED', 0],
      );
      if (paid.status === 200) expect(released.errorCode).toBe('ALREADY_PAID');
      world.clock.restore();
    }
    expect(faultsOf(await readLedger(site))).toEqual([]);
  });

  test('whose price rose are asked about first, paid at what was agreed to, and ticketed at that', async () => {
    const made = await held();
    const before = (await look(made.orderId)).amount;
    expect((await confirm(made.orderId)).result).toMatchObject({ isConsentNeeded: false });
    double.plan = { ...double.plan, dearer: made.net + 150_000 };
    const asked = (await confirm(made.orderId)).result!;
    expect(asked).toMatchObject({ isConsentNeeded: true, previousTotalPayable: before });
    expect(asked.totalPayable).toBeGreaterThanOrEqual(before + 1500);
    expect((await look(made.orderId)).amount).toBe(before);
    expect((await confirm(made.orderId, before)).result).toMatchObject({ isConsentNeeded: true });
    const agreed = await confirm(made.orderId, asked.totalPayable);
    expect(agreed.result).toMatchObject({ isConsentNeeded: false, totalPayable: asked.totalPayable });
    expect((await look(made.orderId)).amount).toBe(asked.totalPayable);
    const booking = await bookingOf(made.bookingId);
    expect(booking.fare.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(booking.fare.totalPayable);
    expect((await confirm(made.orderId)).result).toMatchObject({ isConsentNeeded: false });
    await pay(made.orderId);
    await runBooking(site, made.orderId);
    expect(await look(made.orderId)).toMatchObject({ state: 'COMPLETED' });
    expect(faultsOf(await readLedger(site))).toEqual([]);
  });

  test('whose price rose and that nobody was asked about cost no more than was paid, or go back', async () => {
    const made = await held();
    const before = (await look(made.orderId)).amount;
    double.plan = { ...double.plan, dearer: made.net + 150_000 };
    expect(await pay(made.orderId)).toMatchObject({ status: 200 });
    await runBooking(site, made.orderId);
    for (let pass = 0; pass < 4; pass++) {
      world.clock.advance(11 * MINUTE);
      await runSchedule('lead-bookings-on');
      await runSchedule('give-money-back');
    }
    const { state, amount } = await look(made.orderId);
    expect([state, amount]).toEqual(['REFUNDED', before]);
    expect((await double.keptOf(made.bookingId))!.issued).toBe(0);
    expect(faultsOf(await readLedger(site))).toEqual([]);
  });

  test('of which the limit moved end then, and those that are gone at the supplier are released', async () => {
    const made = await held();
    const sooner = until - 3 * HOUR;
    double.plan = { ...double.plan, holdUntil: sooner };
    expect((await confirm(made.orderId)).result).toMatchObject({ expiryTime: instant(sooner - 10 * MINUTE) });
    expect(await board()).toMatchObject([{ holdUntil: sooner - 10 * MINUTE }]);
    await double.supplier.release({} as never, (await bookingOf(made.bookingId)).supplierReference);
    expect(await confirm(made.orderId)).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
    await runBooking(site, made.orderId);
    expect(await look(made.orderId)).toMatchObject({ state: 'EXPIRED' });
  });

  test('stand by what ends next, the owner’s to the owner and the site’s to staff', async () => {
    const first = await held();
    double.plan = { ...double.plan, holdUntil: until - HOUR };
    const second = await held();
    expect((await board()).map(({ bookingId }) => bookingId)).toEqual([second.bookingId, first.bookingId]);
    expect(await board(await world.addUser(site, 'retail'))).toEqual([]);
    expect((await board(world.user(site, 'staff'))).map(({ bookingId }) => bookingId)).toContain(first.bookingId);
  });
});

describe('what the site says of holds', () => {
  let admin: TestUser;
  beforeEach(async () => {
    admin = await world.addUser(site, 'staff', { isSuperAdmin: true });
  });
  afterEach(() => saveFlights(admin, { areHoldsOn: true, longestHoldHours: 0, minutesBeforeLimit: 10 }));

  test('holds that are off are neither offered nor taken', async () => {
    const made = await ordered();
    await saveFlights(admin, { areHoldsOn: false });
    expect(await look(made.orderId)).toMatchObject({ mayHold: false });
    expect(await hold(made.orderId)).toMatchObject({ errorCode: 'HOLD_NOT_ALLOWED' });
  });

  test('the seats go back by the site’s own limit where that is earlier', async () => {
    await saveFlights(admin, { longestHoldHours: 3 });
    const made = await held();
    const { expiryTime, serverTime } = await look(made.orderId);
    expect(Date.parse(expiryTime) - Date.parse(serverTime)).toBeLessThanOrEqual(3 * HOUR);
    expect(Date.parse(expiryTime)).toBeLessThan(until - 10 * MINUTE);
    // Asked again, it is no longer.
    world.clock.advance(HOUR);
    expect(await confirm(made.orderId)).toMatchObject({ status: 200, result: { expiryTime } });
    expect(await look(made.orderId)).toMatchObject({ expiryTime });
    // A supplier that does not answer still holds them by its own limit: they are no more released than that.
    await release(made.orderId);
    world.clock.advance(4 * HOUR);
    double.failNth(1, 'before');
    await runBooking(site, made.orderId);
    expect(await look(made.orderId)).toMatchObject({ state: 'RELEASING' });
  });
});
