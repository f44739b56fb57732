import { handle } from '#functions/http/handle.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { fail, ok } from '#shared/errors.ts';
import { withdrawThere } from './linked/end-there.ts';
import { askerToCall } from './linked/other-desk.ts';
import { readOtherSide } from './linked/other-side.ts';
import { showChange } from './show-change.ts';
import { readChange } from './store.ts';
import { bookingReturnsWrites, changeEventWrites } from './writes.ts';

export const withdrawChangeRequestHandler = handle(withdrawChangeRequest, (actor, { requestId }) =>
  whileBusy(async () => {
    const change = await readChange(actor, requestId);
    const booking = change && (await readBooking(actor, change.bookingId));
    if (!booking) return fail('NOT_FOUND');
    const theirs = askerToCall(change);
    if (theirs) return theirs;
    const other = await readOtherSide(actor, change);
    const writes = [...changeEventWrites(actor, change, ['withdraw']), ...bookingReturnsWrites(actor, booking, change)];
    const done = await (other ? commit(other.both, [...writes, ...withdrawThere(other)]) : commit(actor, writes));
    return done.ok ? ok(showChange(actor, { ...change, state: 'Withdrawn' })) : done;
  }),
);
