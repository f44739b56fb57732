import type { BookingItem } from '#functions/bookings/model.ts';
import { changeIdOf } from '#functions/changes/change-id.ts';
import type { ChangeItem } from '#functions/changes/model.ts';
import { askChangeWrites, changePlaces } from '#functions/changes/writes.ts';
import { changeKeys } from '#functions/changes/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { create } from '#functions/table/write.ts';
import type { ChangeState } from '#shared/changes/model.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** A request to cancel all of a booking, as its owner made it. */
export function makeChange(user: TestUser, booking: BookingItem, different: Partial<ChangeItem> = {}): ChangeItem {
  const number = (booking.changes ?? 0) + 1;
  return {
    requestId: changeIdOf(booking.bookingId, number),
    ...{ number, bookingId: booking.bookingId, orderId: booking.orderId, pnr: booking.pnr },
    ...{ owner: booking.owner, userId: booking.userId, currency: booking.fare.currency },
    askedBy: { email: user.item.email, userType: user.item.userType },
    ...{ state: 'Asked', stateSince: '2026-11-21T04:00:00.000Z', createdAt: '2026-11-21T04:00:00.000Z' },
    ...{ requestType: 1, cancellationType: 3, remarks: 'Ill', bookingWas: booking.statusId },
    passengers: booking.passengers.map((_, at) => at),
    segments: booking.segments.map((_, at) => at),
    who: ['SHARMA/ANANYA'],
    sectors: ['DEL-BOM'],
    version: 0,
    ...different,
  };
}

/** Asks for it, and stores it in a state that its way there is not of interest for. */
export async function storeChange(
  user: TestUser,
  booking: BookingItem,
  state: ChangeState = 'Asked',
): Promise<ChangeItem> {
  const change = makeChange(user, booking, { state });
  const stored =
    state === 'Asked'
      ? await commit(user.actor, askChangeWrites(user.actor, booking, change))
      : await commit(user.actor, [
          create(changeKeys.change(user.actor, change.bookingId, change.number), {
            ...change,
            ...changePlaces(user.actor, change).set,
          }),
        ]);
  if (!stored.ok) throw new Error(`the request was not stored: ${stored.code}`);
  return change;
}
