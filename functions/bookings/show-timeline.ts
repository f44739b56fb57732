import type { UserActor } from '#functions/actor.ts';
import { readSite } from '#functions/site/store.ts';
import { userIdOf } from '#functions/users/names.ts';
import type { People } from '#functions/users/store.ts';
import type { BookingDeed } from '#shared/bookings/get-booking-details.ts';
import type { BookingEventItem, BookingItem } from './model.ts';

/** Entries for staff alone. */
const staffOnly = new Set<BookingEventItem['event']>([
  'seeDocuments',
  'needsAction',
  'closeNumbers',
  'acceptChange',
  'askAgain',
  'refundBlind',
]);

/** Everyone a timeline names. */
export const usersIn = (events: readonly BookingEventItem[]): string[] =>
  [...new Set(events.map(({ by }) => userIdOf(by)))].filter(Boolean);

/**
 * Who did what, newest first; what staff booked for somebody says both. Customers see the site's name for its staff; reads of documents and what is left to do
 * are for staff to see.
 */
export async function showTimeline(
  actor: UserActor,
  { userId, bookedFor }: Pick<BookingItem, 'userId' | 'bookedFor'>,
  events: readonly BookingEventItem[],
  { users }: People,
): Promise<BookingDeed[]> {
  const isStaff = actor.userType === 'staff';
  const site = await readSite(actor);
  const customer = bookedFor && users.get(userId);
  const forWhom = customer ? `${customer.firstName} ${customer.lastName}`.trim() : '';
  return events
    .filter(({ event }) => isStaff || !staffOnly.has(event))
    .map(({ at, by, event, to, note = '' }) => {
      const person = users.get(userIdOf(by));
      const isNamed = person && (isStaff || person.userType !== 'staff');
      const who = isNamed ? `${person.firstName} ${person.lastName}`.trim() : person ? site.siteName : 'System';
      return {
        at,
        who,
        forWhom: event === 'create' || event === 'createHold' ? forWhom : '',
        role: person?.userType ?? '',
        event,
        statusId: to,
        note,
      };
    })
    .toReversed();
}
