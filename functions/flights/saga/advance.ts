import type { PassengerSecrets } from '#functions/bookings/model.ts';
import { noteWrite } from '#functions/bookings/ticket-writes.ts';
import { clock } from '#functions/clock.ts';
import { holdRules } from '#functions/site/flight-rules.ts';
import { refundOrder } from '#functions/payments/refund-order.ts';
import { log } from '#functions/runtime/log.ts';
import type { SupplierBooking, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { readPassengerSecrets } from './store.ts';
import { fail, type Failure, type Outcome } from '#shared/errors.ts';
import { MINUTE } from '#shared/time.ts';
import { askBookingSupplier } from './ask-booking-supplier.ts';
import {
  committerOf,
  DESK_TOLD_AFTER,
  GIVEN_UP_AFTER,
  GRACE,
  isHeldBefore,
  isInHand,
  ofSides,
  outOfSight,
  REFUNDED_ANYWAY_AFTER,
  type Saga,
  sidesOf,
} from './saga.ts';
import {
  heldUnpaidWrites,
  holdTimeOf,
  loseHoldWrites,
  notHeldWrites,
  paidHoldWrites,
  releaseAgainWrites,
  releasedWrites,
} from './hold-writes.ts';
import { complete, hold, type Progress, record, startRefund } from './record.ts';
import { supplierPassengers } from './supplier-passengers.ts';
import {
  askAgainWrites,
  lookUpsOf,
  loseSightWrites,
  callTheirDesk,
  refundedBlind,
  startBookingWrites,
  startRefundWrites,
  startTicketingWrites,
} from './writes.ts';

type Answered = Outcome<SupplierBooking, SupplierFailure>;
const surelyNotBooked = new Set<SupplierFailure>(['SOLD_OUT', 'PRICE_CHANGED', 'FARE_EXPIRED']);

/**
 * One step of an order towards its end, or of unpaid seats towards being held or given back. Each step was recorded before it is tried, and every one is safe to repeat.
 * None where the worker was held up: its task brings the order back.
 */
export async function advance(saga: Saga): Promise<Progress> {
  if (!isInHand(saga)) return 'STOP';
  switch (saga.order.state) {
    case 'PAID':
      return record(saga, isHeldBefore(saga) ? paidHoldWrites : startBookingWrites);
    case 'BOOKING':
      return afterBooking(saga, saga.isFresh ? await book(saga) : await findOrBook(saga));
    case 'HELD':
      return record(saga, startTicketingWrites);
    case 'TICKETING':
      return afterTicketing(saga, saga.isFresh ? await ticket(saga) : await findOrTicket(saga));
    case 'UNKNOWN':
      return afterAsking(saga, await retrieve(saga));
    case 'HOLDING':
      return afterHolding(saga, saga.order.unknownSince === undefined ? await findOrBook(saga) : await retrieve(saga));
    case 'RELEASING':
      return afterReleasing(saga, await release(saga, saga.booking.supplierReference));
    case 'REFUNDING':
      for (const { actor, order } of sidesOf(saga)) await refundOrder(actor, order.orderId);
      return 'STOP';
    default:
      return 'STOP';
  }
}

async function book(saga: Saga): Promise<Answered> {
  const { booking } = saga;
  const secrets = await readSecrets(saga);
  if (!secrets.ok) return secrets;
  const passengers = supplierPassengers(booking.passengers, secrets.value);
  return askBookingSupplier(saga, (supplier, call) =>
    supplier.book(call, {
      offer: booking.offer,
      passengers,
      clientReference: booking.bookingId,
      query: booking.query,
      ...(saga.order.state === 'HOLDING' && { isHold: true as const }),
    }),
  );
}

/**
 * Passports that do not open are tried again at every lease, for the key may only be out of reach. Long after the
 * customer paid they count as a supplier that cannot be told: the order is asked about, found nowhere, and refunded.
 */
async function readSecrets({
  actor,
  order,
  booking,
}: Saga): Promise<Outcome<PassengerSecrets[] | undefined, SupplierFailure>> {
  try {
    return { ok: true, value: await readPassengerSecrets(actor, booking.bookingId) };
  } catch (error) {
    if (clock.now() < order.expiresAt + GRACE) throw error;
    log.error('passenger data unreadable', { site: actor.site, bookingId: booking.bookingId, error: error as Error });
    return fail('SUPPLIER_FAILED');
  }
}

const ticket = (saga: Saga): Promise<Answered> =>
  askBookingSupplier(saga, (supplier, call) =>
    supplier.ticket(call, saga.booking.supplierReference, saga.booking.agreedHold),
  );
const retrieve = (saga: Saga): Promise<Answered> =>
  askBookingSupplier(saga, (supplier, call) => supplier.retrieve(call, saga.booking.bookingId));

/**
 * A worker died here: the supplier may have been told. What it never heard of is told again, under the same reference.
 */
async function findOrBook(saga: Saga): Promise<Answered> {
  const found = await retrieve(saga);
  return !found.ok && found.code === 'NOT_FOUND' ? book(saga) : found;
}

async function findOrTicket(saga: Saga): Promise<Answered> {
  const found = await retrieve(saga);
  return found.ok && found.value.state === 'HELD' ? ticket(saga) : found;
}

function afterBooking(saga: Saga, answered: Answered): Promise<Progress> {
  if (!answered.ok) return afterFailure(saga, answered);
  const { state } = answered.value;
  if (state === 'TICKETED') return complete(saga, answered.value);
  if (state === 'HELD') return hold(saga, answered.value);
  return state === 'CANCELLED' ? startRefund(saga, state) : loseSight(saga, state);
}

function afterTicketing(saga: Saga, answered: Answered): Promise<Progress> {
  if (!answered.ok) return afterFailure(saga, answered);
  const { state } = answered.value;
  if (state === 'TICKETED') return complete(saga, answered.value);
  return state === 'CANCELLED' ? startRefund(saga, state) : loseSight(saga, state);
}

const afterFailure = (saga: Saga, { code }: Failure<SupplierFailure>): Promise<Progress> =>
  surelyNotBooked.has(code) ? startRefund(saga, code) : loseSight(saga, code);

async function loseSight(saga: Saga, note: string): Promise<Progress> {
  await record(
    saga,
    (side) => loseSightWrites(side, note),
    (side) => lookUpsOf(side),
  );
  return 'STOP';
}

/** What the supplier says of an order whose outcome was unknown. */
async function afterAsking(saga: Saga, answered: Answered): Promise<Progress> {
  const waited = outOfSight(saga);
  if (answered.ok) {
    const { state } = answered.value;
    if (state === 'TICKETED') return complete(saga, answered.value);
    if (state === 'CANCELLED') return startRefund(saga, state);
    if (state === 'HELD' && waited < GIVEN_UP_AFTER) return hold(saga, answered.value);
    if (state === 'HELD' && (await isReleased(saga, answered.value))) return startRefund(saga, 'NOT_TICKETED');
  } else if (answered.code === 'NOT_FOUND' && waited >= GRACE) return startRefund(saga, 'NOT_FOUND');
  const { actor, order } = saga;
  if (waited >= REFUNDED_ANYWAY_AFTER)
    return record(saga, (side) => [
      ...startRefundWrites(side, 'NO_ANSWER'),
      noteWrite(side.actor, side.booking, 'needsAction', forDesk(side, refundedBlind)),
    ]);
  // Counted by an alarm once it is minutes: the desk calls the supplier.
  log.warn('booking unknown', { site: actor.site, orderId: order.orderId, minutes: Math.floor(waited / MINUTE) });
  const isForTheDesk = waited >= DESK_TOLD_AFTER && !order.isDeskTold;
  await commit(
    committerOf(saga),
    isForTheDesk
      ? [
          ...askAgainWrites(saga, { isDeskTold: true }),
          ...ofSides(saga, (side) => [noteWrite(side.actor, side.booking, 'needsAction', forDesk(side, notHeardFrom))]),
        ]
      : askAgainWrites(saga),
  );
  return 'STOP';
}

/** The desk of the site that bought it calls the desk that supplied it, which calls the airline. */
const forDesk = ({ follows }: Saga, text: string): string =>
  follows === undefined ? text : `${text} ${callTheirDesk}`;

const notHeardFrom =
  'The supplier has not confirmed whether it booked this. Call them: after 24 hours without an answer the customer is refunded.';

const notHeld = (saga: Saga, note: string, forStaff?: string): Promise<Progress> =>
  record(
    saga,
    (side) => [...notHeldWrites(side, note), ...(forStaff ? noteForWhoBuys(side, forStaff) : [])],
    (side) => lookUpsOf(side),
  );

/** What only the site that buys of the supplier itself can do something about, and bears the cost of. */
const noteForWhoBuys = ({ actor, booking, follows }: Saga, text: string): Write<never>[] =>
  follows === undefined ? [noteWrite(actor, booking, 'needsAction', text)] : [];

/** What the supplier says of seats that were to be held without payment. */
async function afterHolding(saga: Saga, answered: Answered): Promise<Progress> {
  const { actor, order } = saga;
  const waited = outOfSight(saga);
  if (answered.ok) {
    const { state } = answered.value;
    if (state === 'HELD') {
      const time = holdTimeOf(answered.value, await Promise.all(sidesOf(saga).map((side) => holdRules(side.actor))));
      return record(
        saga,
        (side) => heldUnpaidWrites(side, answered.value, time),
        (side) => lookUpsOf(side, answered.value),
      );
    }
    if (state === 'CANCELLED') return notHeld(saga, state);
    if (state === 'TICKETED') return notHeld(saga, state, issuedUnpaid);
  } else if (surelyNotBooked.has(answered.code)) return notHeld(saga, answered.code);
  else if (answered.code === 'NOT_FOUND' && waited >= GRACE) return notHeld(saga, 'NOT_FOUND');
  if (order.unknownSince === undefined) {
    await record(saga, loseHoldWrites, (side) => lookUpsOf(side));
    return 'STOP';
  }
  if (waited >= REFUNDED_ANYWAY_AFTER) return notHeld(saga, 'NO_ANSWER', heldBlind);
  log.warn('booking unknown', { site: actor.site, orderId: order.orderId, minutes: Math.floor(waited / MINUTE) });
  const isForTheDesk = waited >= DESK_TOLD_AFTER && !order.isDeskTold;
  await commit(
    committerOf(saga),
    isForTheDesk
      ? [
          ...askAgainWrites(saga, { isDeskTold: true }),
          ...ofSides(saga, (side) => [
            noteWrite(side.actor, side.booking, 'needsAction', forDesk(side, notHeardOfHold)),
          ]),
        ]
      : askAgainWrites(saga),
  );
  return 'STOP';
}

const issuedUnpaid =
  'Only a hold was asked for, and the supplier issued tickets that nobody paid. Have them voided today, or the cost stays with the house.';
const heldBlind =
  'The supplier never confirmed this hold, and the customer was told that nothing is held. Cancel anything it may have booked.';
const notHeardOfHold =
  'The supplier does not say whether it holds these seats. Call it: after 24 hours without an answer the customer is told that nothing is held.';
const notReleased =
  'These unpaid seats should be released, but the supplier says they are no longer on hold. Make sure it has not issued tickets.';

/** Released is released; what the supplier does not answer is asked again until its own limit is over. */
async function afterReleasing(saga: Saga, answered: Answered): Promise<Progress> {
  const { actor, order, booking } = saga;
  if (answered.ok ? answered.value.state === 'CANCELLED' : answered.code === 'NOT_FOUND')
    return record(saga, releasedWrites);
  if (!answered.ok && answered.code === 'ILLEGAL_TRANSITION')
    return record(saga, (side) => [...releasedWrites(side), ...noteForWhoBuys(side, notReleased)]);
  const limit = booking.supplierHoldUntil ?? booking.holdUntil ?? order.expiresAt;
  if (clock.now() >= limit + GRACE) return record(saga, releasedWrites);
  await commit(actor, releaseAgainWrites(saga));
  return 'STOP';
}

const release = (saga: Saga, reference: string): Promise<Answered> =>
  askBookingSupplier(saga, (supplier, call) => supplier.release(call, reference));

/** Money goes back only once the supplier cannot ticket the hold any more. */
async function isReleased(saga: Saga, { reference }: SupplierBooking): Promise<boolean> {
  const released = await release(saga, reference);
  return released.ok && released.value.state === 'CANCELLED';
}
