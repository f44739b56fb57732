import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { doWithoutTicketNumbers } from '#shared/bookings/do-without-ticket-numbers.ts';
import { fail, ok } from '#shared/errors.ts';
import { isNumbersMissing } from './staff-cases.ts';
import { closeNumbersWrites } from './refresh-writes.ts';
import { readBooking } from './store.ts';
import { noteWrite } from './ticket-writes.ts';

/** Numbers that come all the same are taken: the supplier is asked for them until the last flight has left. */
export const doWithoutTicketNumbersHandler = handle(doWithoutTicketNumbers, async (actor, { bookingId }) => {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  if (!isNumbersMissing(booking)) return fail('ILLEGAL_TRANSITION');
  const closed = await commit(actor, [
    ...closeNumbersWrites(actor, booking),
    noteWrite(actor, booking, 'closeNumbers', ''),
  ]);
  return closed.ok ? ok({}) : closed;
});
