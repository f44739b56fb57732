import { clock } from '#functions/clock.ts';
import { refundOrder } from '#functions/payments/refund-order.ts';
import { log } from '#functions/runtime/log.ts';
import type { SupplierBooking, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { readPassengerSecrets } from '#functions/workers/store.ts';
import type { Failure, Outcome } from '#shared/errors.ts';
import { MINUTE } from '#shared/time.ts';
import { askBookingSupplier } from './ask-booking-supplier.ts';
import type { Saga } from './saga.ts';
import { supplierPassengers } from './supplier-passengers.ts';
import { askAgainWrites, completeWrites, holdWrites, loseSightWrites, startBookingWrites, startRefundWrites, startTicketingWrites } from './writes.ts';

type Answered = Outcome<SupplierBooking, SupplierFailure>;
/** GO_ON: the order moved by this worker's hand, read it and go on. STOP: nothing more for this worker now. */
export type Progress = 'GO_ON' | 'STOP';

/** A supplier that knows nothing of a booking may still be busy with it for so long. */
const GRACE = 10 * MINUTE;
/** A fare that is held but does not get ticketed for so long is given up. */
const GIVEN_UP_AFTER = 30 * MINUTE;
const surelyNotBooked = new Set<SupplierFailure>(['SOLD_OUT', 'PRICE_CHANGED', 'FARE_EXPIRED']);

/** One step of a paid order towards its end. Each step was recorded before it is tried, and every one is safe to repeat. */
export async function advance(saga: Saga): Promise<Progress> {
  switch (saga.order.state) {
    case 'PAID':
      return record(saga, startBookingWrites(saga));
    case 'BOOKING':
      return afterBooking(saga, saga.isFresh ? await book(saga) : await findOrBook(saga));
    case 'HELD':
      return record(saga, startTicketingWrites(saga));
    case 'TICKETING':
      return afterTicketing(saga, saga.isFresh ? await ticket(saga) : await findOrTicket(saga));
    case 'UNKNOWN':
      return afterAsking(saga, await retrieve(saga));
    case 'REFUNDING':
      await refundOrder(saga.actor, saga.order.orderId);
      return 'STOP';
    default:
      return 'STOP';
  }
}

/** Refused means another worker has the order now, or the table is busy: its task brings it back. */
async function record({ actor }: Saga, writes: Write[]): Promise<Progress> {
  return (await commit(actor, writes)).ok ? 'GO_ON' : 'STOP';
}

async function book(saga: Saga): Promise<Answered> {
  const { actor, booking } = saga;
  const passengers = supplierPassengers(booking.passengers, await readPassengerSecrets(actor, booking.bookingId));
  return askBookingSupplier(saga, (supplier, call) => supplier.book(call, { offer: booking.offer, passengers, clientReference: booking.bookingId, query: booking.query }));
}
const ticket = (saga: Saga): Promise<Answered> => askBookingSupplier(saga, (supplier, call) => supplier.ticket(call, saga.booking.supplierReference));
const retrieve = (saga: Saga): Promise<Answered> => askBookingSupplier(saga, (supplier, call) => supplier.retrieve(call, saga.booking.bookingId));

/** A worker died here: the supplier may have been told. What it never heard of is told again, under the same reference. */
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
  if (state === 'TICKETED') return record(saga, completeWrites(saga, answered.value));
  if (state === 'HELD') return record(saga, holdWrites(saga, answered.value));
  return state === 'CANCELLED' ? record(saga, startRefundWrites(saga, state)) : loseSight(saga, state);
}

function afterTicketing(saga: Saga, answered: Answered): Promise<Progress> {
  if (!answered.ok) return afterFailure(saga, answered);
  const { state } = answered.value;
  if (state === 'TICKETED') return record(saga, completeWrites(saga, answered.value));
  return state === 'CANCELLED' ? record(saga, startRefundWrites(saga, state)) : loseSight(saga, state);
}

const afterFailure = (saga: Saga, { code }: Failure<SupplierFailure>): Promise<Progress> =>
  surelyNotBooked.has(code) ? record(saga, startRefundWrites(saga, code)) : loseSight(saga, code);

async function loseSight(saga: Saga, note: string): Promise<Progress> {
  await commit(saga.actor, loseSightWrites(saga, note));
  return 'STOP';
}

/** What the supplier says of an order whose outcome was unknown. */
async function afterAsking(saga: Saga, answered: Answered): Promise<Progress> {
  const outOfSight = clock.now() - (saga.order.unknownSince ?? clock.now());
  if (answered.ok) {
    const { state } = answered.value;
    if (state === 'TICKETED') return record(saga, completeWrites(saga, answered.value));
    if (state === 'CANCELLED') return record(saga, startRefundWrites(saga, state));
    if (state === 'HELD' && outOfSight < GIVEN_UP_AFTER) return record(saga, holdWrites(saga, answered.value));
    if (state === 'HELD' && (await isReleased(saga, answered.value))) return record(saga, startRefundWrites(saga, 'NOT_TICKETED'));
  } else if (answered.code === 'NOT_FOUND' && outOfSight >= GRACE) return record(saga, startRefundWrites(saga, 'NOT_FOUND'));
  // Counted by an alarm once it is minutes: the desk calls the supplier.
  log.warn('booking unknown', { site: saga.actor.site, orderId: saga.order.orderId, minutes: Math.floor(outOfSight / MINUTE) });
  await commit(saga.actor, askAgainWrites(saga));
  return 'STOP';
}

/** Money goes back only once the supplier cannot ticket the hold any more. */
async function isReleased(saga: Saga, { reference }: SupplierBooking): Promise<boolean> {
  const released = await askBookingSupplier(saga, (supplier, call) => supplier.release(call, reference));
  return released.ok && released.value.state === 'CANCELLED';
}
