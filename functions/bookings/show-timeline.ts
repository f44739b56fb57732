import type { UserActor } from '#functions/actors/actor.ts';
import { readSite } from '#functions/site/store.ts';
import type { UserItem } from '#functions/users/model.ts';
import { readUser } from '#functions/users/store.ts';
import type { BookingDeed } from '#shared/bookings/get-booking-details.ts';
import type { BookingEventItem } from './model.ts';

/** Entries for staff alone. */
const staffOnly = new Set<BookingEventItem['event']>(['seeDocuments', 'needsAction']);

/**
 * Who did what, newest first. Customers see the site's name for its staff; reads of documents and what is left to do are for staff to see.
 */
export async function showTimeline(actor: UserActor, events: readonly BookingEventItem[]): Promise<BookingDeed[]> {
  const isStaff = actor.userType === 'staff';
  const userIds = [...new Set(events.flatMap(({ by }) => (by.startsWith('user:') ? [by.slice('user:'.length)] : [])))];
  const [site, ...users] = await Promise.all([readSite(actor), ...userIds.map((userId) => readUser(actor, userId))]);
  const people = new Map<string, UserItem>(users.flatMap((user) => (user ? [[`user:${user.userId}`, user] as const] : [])));
  return events
    .filter(({ event }) => isStaff || !staffOnly.has(event))
    .map(({ at, by, event, to, note = '' }) => {
      const person = people.get(by);
      const isNamed = person && (isStaff || person.userType !== 'staff');
      const who = isNamed ? `${person.firstName} ${person.lastName}`.trim() : person ? site.siteName : 'System';
      return { at, who, role: person?.userType ?? '', event, statusId: to, note };
    })
    .toReversed();
}
