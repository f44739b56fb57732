import { isChangeToAccept } from '#functions/bookings/staff-cases.ts';
import { changeCaseWrites } from '#functions/bookings/refresh-writes.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { noteWrite } from '#functions/bookings/ticket-writes.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { refreshSoonWrites } from '#functions/bookings/task-writes.ts';
import { fail, ok } from '#shared/errors.ts';
import { acceptAirlineChange } from '#shared/flights/accept-airline-change.ts';
import { askSupplier } from './ask-supplier.ts';
import { asSearchFailure } from './supplier-failure.ts';

/**
 * The supplier is told first, for the case may only be closed by what it says: where the note of it is lost, the status
 * refresh closes it.
 */
export const acceptAirlineChangeHandler = handle(acceptAirlineChange, async (actor, { bookingId }) => {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  if (!isChangeToAccept(booking)) return fail('ILLEGAL_TRANSITION');
  const answer = await askSupplier(
    actor,
    booking.source,
    async (supplier, call) =>
      (await supplier.acceptChanges?.(call, booking.supplierReference)) ?? fail('ILLEGAL_TRANSITION'),
  );
  if (!answer.ok) return answer.code === 'ILLEGAL_TRANSITION' ? fail('ILLEGAL_TRANSITION') : asSearchFailure(answer);
  if (answer.value.isChangeOpen) return fail('SUPPLIER_FAILED');
  const closed = await commit(actor, [
    ...changeCaseWrites(actor, booking, false),
    noteWrite(actor, booking, 'acceptChange', ''),
  ]);
  if (!closed.ok && closed.code !== 'CONFLICT') return closed;
  // Flights may be others once more by now; whoever asked meanwhile closes the case then too.
  await commit(actor, refreshSoonWrites(actor, bookingId));
  return ok({});
});
