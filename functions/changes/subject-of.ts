import type { Actor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import { readOrder, readPayment } from '#functions/payments/store.ts';
import { CancellationType, RequestType } from '#shared/changes/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { ChangeItem } from './model.ts';
import { readChange } from './store.ts';

/** An order that paid what other flights cost more; minor units of what of it was the site's fee, and GST on that. */
export interface PaidReissue {
  order: OrderItem;
  payment: PaymentItem | undefined;
  serviceFee: number;
  gst: number;
}

/** A booking with what it was paid by. */
export interface Sold {
  booking: BookingItem;
  order: OrderItem;
  payment: PaymentItem | undefined;
  /** What was paid for its reissues, oldest first; absent: nothing was. */
  reissues?: PaidReissue[];
}

/** A booking that the actor may see, with its order; NOT_FOUND for any other. */
export async function readSold(actor: Actor, bookingId: string): Promise<Outcome<Sold, 'NOT_FOUND'>> {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  const [order, payment] = await Promise.all([readOrder(actor, booking.orderId), readPayment(actor, booking.orderId)]);
  if (!order.ok) return order;
  const reissues = await Promise.all(
    (booking.reissueOrders ?? []).map(async ({ orderId, serviceFee, gst }) => {
      const [paid, itsPayment] = await Promise.all([readOrder(actor, orderId), readPayment(actor, orderId)]);
      return paid.ok ? [{ order: paid.value, payment: itsPayment, serviceFee, gst }] : [];
    }),
  );
  return ok({ booking, order: order.value, payment, ...(reissues.length && { reissues: reissues.flat() }) });
}

/** A request that the actor may see, with what it is of. One of everything is of all flights that the booking has by now. */
export async function readSubject(
  actor: Actor,
  requestId: string,
): Promise<Outcome<Sold & { change: ChangeItem }, 'NOT_FOUND'>> {
  const change = await readChange(actor, requestId);
  if (!change) return fail('NOT_FOUND');
  const sold = await readSold(actor, change.bookingId);
  return sold.ok ? ok({ ...sold.value, change: asItStands(sold.value.booking, change) }) : sold;
}

const asItStands = ({ segments }: BookingItem, change: ChangeItem): ChangeItem =>
  change.requestType === RequestType.Refund && change.cancellationType !== CancellationType.FlightCancelled
    ? { ...change, segments: segments.map((_, at) => at) }
    : change;
