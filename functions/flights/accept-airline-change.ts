import type { Actor } from '#functions/actor.ts';
import { changeCaseWrites } from '#functions/bookings/refresh-writes.ts';
import { isChangeToAccept } from '#functions/bookings/staff-cases.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { refreshSoonWrites } from '#functions/bookings/task-writes.ts';
import { noteWrite } from '#functions/bookings/ticket-writes.ts';
import { handle } from '#functions/http/handle.ts';
import { readOrder } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok } from '#shared/errors.ts';
import { acceptAirlineChange } from '#shared/flights/accept-airline-change.ts';
import { askSupplier } from './ask-supplier.ts';
import { readBought, readSold } from './saga/store.ts';
import { asSearchFailure } from './supplier-failure.ts';

/** A booking whose airline changed its flights, in whosever hands. */
interface Side {
  actor: Actor;
  booking: BookingItem;
}

const theirs = 'This change cannot be accepted from here. Call the desk of the partner that supplies this booking.';

/**
 * The supplier is told first, for the case may only be closed by what it says: where the note of it is lost, the status
 * refresh closes it. What was sold through a link is accepted where it was bought from its source, by either site's desk,
 * and closed at both in one commit; where the other site's desk was quicker, only what is open still is closed.
 */
export const acceptAirlineChangeHandler = handle(acceptAirlineChange, async (actor, { bookingId }) => {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  if (!isChangeToAccept(booking)) return fail('ILLEGAL_TRANSITION');
  const order = await readOrder(actor, booking.orderId);
  if (!order.ok) return order;
  const [bought, sold] = await Promise.all([readBought(actor, order.value), readSold(actor, order.value)]);
  const other = bought ?? sold;
  const buyer: Side = bought ?? { actor, booking };
  if (isChangeToAccept(buyer.booking)) {
    const { source, supplierReference } = buyer.booking;
    const answer = await askSupplier(
      buyer.actor,
      source,
      async (supplier, call) => (await supplier.acceptChanges?.(call, supplierReference)) ?? fail('ILLEGAL_TRANSITION'),
    );
    if (!answer.ok && answer.code === 'ILLEGAL_TRANSITION')
      return fail('ILLEGAL_TRANSITION', bought ? { message: theirs } : {});
    if (!answer.ok) return asSearchFailure(answer);
    if (answer.value.isChangeOpen) return fail('SUPPLIER_FAILED');
  }
  const mine = closed({ actor, booking }, '');
  const done = await (other ? commit(other.both, [...mine, ...closed(other, toldOf(bought))]) : commit(actor, mine));
  if (!done.ok && done.code !== 'CONFLICT') return done;
  // Flights may be others once more by now; whoever asked meanwhile closes the case then too.
  for (const side of [{ actor, booking }, ...(other ? [other] : [])])
    await commit(side.actor, refreshSoonWrites(side.actor, side.booking.bookingId));
  return ok({});
});

/** What the other site's desk reads of it: the supplier's that its customer did it, the consumer's that its partner did. */
const toldOf = (bought: Side | undefined): string =>
  bought ? `Accepted by ${bought.booking.createdBy.email}.` : 'Accepted by the partner that supplies it.';

const closed = ({ actor, booking }: Side, note: string): Write<never>[] =>
  isChangeToAccept(booking)
    ? [...changeCaseWrites(actor, booking, false), noteWrite(actor, booking, 'acceptChange', note)]
    : [];
