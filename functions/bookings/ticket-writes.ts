import { type Actor, actorName, type UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { type MailKind, mailKinds } from '#functions/notifications/mail-kinds.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { bookingKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { asciiName } from '#shared/bookings/ascii-name.ts';
import type { TicketAdditions } from '#shared/bookings/ticket-fare.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { BookingEventItem, BookingItem } from './model.ts';
import { bookerOf } from './recipients-of.ts';

/** The words of a name that the queue finds it by. */
export const nameWords = (...names: readonly string[]): string[] =>
  names.flatMap((name) => asciiName(name).split(' ')).filter((word) => word.length > 1);

type Findable = Pick<BookingItem, 'bookingId' | 'orderId' | 'owner' | 'pnr' | 'passengers'>;

/**
 * What a booking can be found by: order number, PNR, ticket numbers, the words of its passengers' names. Written before
 * whatever makes them known (commitAfter), never in its commit: nine adults with nine infants have a hundred of them.
 * Writing them again changes nothing.
 */
export function findableWrites(actor: Actor, booking: Findable): Write<never>[] {
  const { bookingId, orderId, owner, pnr, passengers } = booking;
  const pointer = { bookingId, owner };
  const words = new Set(passengers.flatMap(({ firstName, lastName }) => nameWords(firstName, lastName)));
  const numbers = new Set(
    passengers.flatMap(({ ticket }) => (ticket?.ticketNumber ? [ticketKey(ticket.ticketNumber)] : [])),
  );
  return [
    bookingKeys.lookup(actor, 'ORD', orderNumber(orderId), bookingId),
    ...(pnr ? [bookingKeys.lookup(actor, 'PNR', pnr, bookingId)] : []),
    ...[...numbers].map((number) => bookingKeys.lookup(actor, 'TKT', number, bookingId)),
    ...[...words].map((word) => listKeys.word(actor, 'PAX', word, bookingId)),
  ].map((key) => ({ kind: 'put', key, item: pointer }));
}

/** The same, of which what the booking could be found by before (undefined: nothing) stands already. */
export function newLookUps(actor: Actor, next: Findable, before: Findable | undefined): Write<never>[] {
  const nameOf = ({ key }: Write<never>) => `${key.pk} / ${key.sk}`;
  const known = new Set(before ? findableWrites(actor, before).map(nameOf) : []);
  return findableWrites(actor, next).filter((write) => !known.has(nameOf(write)));
}

/** An order's number as pages and mails print it: its first ten characters, of whatever was pasted. */
export const orderNumber = (text: string): string =>
  text
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, 10);

/** A ticket number without the hyphens and spaces that documents print. */
export const ticketKey = (ticketNumber: string): string => ticketNumber.replace(/[\s-]/g, '').toUpperCase();

/** An entry of the booking's timeline that is no transition. */
export function noteWrite(
  actor: Actor,
  booking: BookingItem,
  event: BookingEventItem['event'],
  note: string,
): Write<never> {
  const now = clock.now();
  const item: BookingEventItem = {
    event,
    from: booking.statusId,
    to: booking.statusId,
    at: instant(now),
    by: actorName(actor),
    note,
  };
  return create(bookingKeys.bookingEvent(actor, booking.bookingId, sortableId(now)), { ...item });
}

/** Fee and discount added on the ticket, as it was read: CONFLICT where somebody else changed them meanwhile. */
export const additionsWrites = (
  actor: UserActor,
  booking: BookingItem,
  next: TicketAdditions,
  note: string,
): Write<never>[] => [
  {
    kind: 'update',
    key: bookingKeys.booking(actor, booking.bookingId),
    set: { ...next },
    when: [
      { field: 'txnFee', is: booking.txnFee },
      { field: 'ticketDiscount', is: booking.ticketDiscount },
    ],
  },
  noteWrite(actor, booking, 'changeAdditions', note),
];

/** Staff looking at passports are noted in the timeline. */
export const documentsSeenWrites = (actor: UserActor, booking: BookingItem): Write<never>[] => [
  noteWrite(actor, booking, 'seeDocuments', ''),
];

/**
 * Tells staff that a mail does not reach somebody: who booked, or who travels. The address itself stays out of the
 * timeline.
 */
export const unreachedWrite = (actor: Actor, booking: BookingItem, address: string, about: MailKind): Write<never> => {
  const who = address.toLowerCase() === bookerOf(booking).email.toLowerCase() ? 'who booked' : 'the traveller';
  const then = about === 'ticket' ? 'Hand over the ticket' : 'Contact them';
  return noteWrite(
    actor,
    booking,
    'needsAction',
    `The ${mailKinds[about].called} could not be delivered to ${who}: emails to that address bounce. ${then} another way and have the address corrected.`,
  );
};

/** Mails that follow a booking's state are queued once of a kind: CONFLICT where they were. */
export const mailedOnceWrites = (
  actor: Actor,
  bookingId: string,
  kind: 'ticketMailIds' | 'refundMailIds' | 'delayMailIds' | 'holdMailIds',
  mailIds: readonly string[],
): Write<never>[] => [
  {
    kind: 'update',
    key: bookingKeys.booking(actor, bookingId),
    set: { [kind]: mailIds },
    when: [{ exists: true }, { field: kind, missing: true }],
  },
];
