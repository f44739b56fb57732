import { handle } from '#functions/http/handle.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { commit } from '#functions/table/commit.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { fail, ok } from '#shared/errors.ts';
import { rejectedMail } from './mails.ts';
import { reissueUndoneWrites } from './reissue/reissue-order-writes.ts';
import { showChange } from './show-change.ts';
import { readChange } from './store.ts';
import { bookingReturnsWrites, changeEventWrites } from './writes.ts';

export const rejectChangeRequestHandler = handle(rejectChangeRequest, async (actor, { requestId, reason }) => {
  const change = await readChange(actor, requestId);
  const booking = change && (await readBooking(actor, change.bookingId));
  if (!booking) return fail('NOT_FOUND');
  const done = await commit(actor, [
    ...changeEventWrites(actor, change, ['reject'], { reason }, reason),
    ...bookingReturnsWrites(actor, booking, change),
    ...(await reissueUndoneWrites(actor, change)),
    ...(await rejectedMail(actor, change, reason)),
  ]);
  return done.ok ? ok(showChange(actor, { ...change, reason, state: 'Rejected' })) : done;
});
