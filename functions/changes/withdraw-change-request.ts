import { handle } from '#functions/http/handle.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { commit } from '#functions/table/commit.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { fail, ok } from '#shared/errors.ts';
import { showChange } from './show-change.ts';
import { readChange } from './store.ts';
import { bookingReturnsWrites, changeEventWrites } from './writes.ts';

export const withdrawChangeRequestHandler = handle(withdrawChangeRequest, async (actor, { requestId }) => {
  const change = await readChange(actor, requestId);
  const booking = change && (await readBooking(actor, change.bookingId));
  if (!booking) return fail('NOT_FOUND');
  const done = await commit(actor, [
    ...changeEventWrites(actor, change, ['withdraw']),
    ...bookingReturnsWrites(actor, booking, change),
  ]);
  return done.ok ? ok(showChange(actor, { ...change, state: 'Withdrawn' })) : done;
});
