import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { changeTextWrites } from '#functions/bookings/refresh-writes.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeStatusText } from '#shared/changes/model.ts';
import { fail, ok } from '#shared/errors.ts';
import { acceptThere } from './linked/end-there.ts';
import { askerToCall } from './linked/other-desk.ts';
import { type OtherSide, readOtherSide } from './linked/other-side.ts';
import type { ChangeItem, Charges } from './model.ts';
import { orderReissue } from './reissue/order-reissue.ts';
import { showChange } from './show-change.ts';
import { readChange } from './store.ts';
import { tellWrites } from './task-writes.ts';
import { changeEventWrites, openChangeWrites } from './writes.ts';

/**
 * What was read is accepted, and nothing else: charges that were set anew meanwhile are a conflict. What a reissue costs
 * more is accepted by paying the order that is made here.
 */
export const acceptChangeChargesHandler = handle(acceptChangeCharges, (actor, { requestId, chargesNo }) =>
  whileBusy(async () => {
    const change = await readChange(actor, requestId);
    if (!change) return fail('NOT_FOUND');
    const theirs = askerToCall(change);
    if (theirs) return theirs;
    const { charges, state } = change;
    if (state !== 'ChargesSet' || !charges) return fail('ILLEGAL_TRANSITION');
    if (charges.nth !== chargesNo)
      return fail('CONFLICT', { message: 'The charges have changed. Please read them before you accept.' });
    if (charges.validUntil !== undefined && charges.validUntil <= clock.now())
      return fail('ILLEGAL_TRANSITION', { message: 'These charges have expired. Our staff will quote again.' });
    return charges.reissue?.toPay ? orderReissue(actor, change, charges) : accept(actor, change);
  }),
);

async function accept(actor: UserActor, change: ChangeItem & { charges?: Charges }) {
  const booking = await readBooking(actor, change.bookingId);
  if (!booking) return fail('NOT_FOUND');
  const other = await readOtherSide(actor, change);
  if (other) return acceptAtBoth(actor, { change, booking }, other);
  const next: ChangeItem = { ...change, state: 'Accepted' };
  const done = await commit(actor, [
    ...openChangeWrites(actor, { change, booking }, 'accept'),
    ...tellWrites(actor, next),
  ]);
  return done.ok ? ok(showChange(actor, next)) : done;
}

/** The supplying site has it from the moment at which it is accepted: nothing is told, and nothing can be in doubt. */
async function acceptAtBoth(
  actor: UserActor,
  { change, booking }: { change: ChangeItem; booking: BookingItem },
  other: OtherSide,
) {
  const done = await commit(other.both, [
    ...changeEventWrites(actor, change, ['accept', 'acknowledge'], {}, '', { acknowledge: other.here }),
    ...changeTextWrites(actor, booking, changeStatusText('WithSupplier')),
    ...acceptThere(other),
  ]);
  return done.ok ? ok(showChange(actor, { ...change, state: 'WithSupplier' })) : done;
}
