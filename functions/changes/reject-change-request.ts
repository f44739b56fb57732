import { handle } from '#functions/http/handle.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { fail, ok } from '#shared/errors.ts';
import { rejectThere, withdrawThere } from './linked/end-there.ts';
import { carrierToCall } from './linked/other-desk.ts';
import { readOtherSide } from './linked/other-side.ts';
import { rejectedMail } from './mails.ts';
import { reissueUndoneWrites } from './reissue/reissue-order-writes.ts';
import { showChange } from './show-change.ts';
import { readChange } from './store.ts';
import { bookingReturnsWrites, changeEventWrites } from './writes.ts';

/** What a partner supplies is rejected by the desk that asked until it is accepted, and by the partner's as any other. */
export const rejectChangeRequestHandler = handle(rejectChangeRequest, (actor, { requestId, reason }) =>
  whileBusy(async () => {
    const change = await readChange(actor, requestId);
    const booking = change && (await readBooking(actor, change.bookingId));
    if (!booking) return fail('NOT_FOUND');
    const theirs = carrierToCall(change);
    if (theirs) return theirs;
    const other = await readOtherSide(actor, change);
    const writes = [
      ...changeEventWrites(actor, change, ['reject'], { reason }, reason),
      ...bookingReturnsWrites(actor, booking, change),
      ...(await reissueUndoneWrites(actor, change)),
      ...(await rejectedMail(actor, change, reason)),
    ];
    const isSuppliers = change.partner?.does === 'sells';
    const done = await (other
      ? commit(other.both, [...writes, ...(isSuppliers ? await rejectThere(other, reason) : withdrawThere(other))])
      : commit(actor, writes));
    return done.ok ? ok(showChange(actor, { ...change, reason, state: 'Rejected' })) : done;
  }),
);
