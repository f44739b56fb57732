import type { Actor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { type Scope, wholeSite } from '#functions/scope.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { bookingKeys } from './keys.ts';
import { listIn, type ListPlaces } from '#functions/table/list-in.ts';
import { getItem, getItems, queryAll, queryPage } from '#functions/table/read.ts';
import type { BookingCard } from '#shared/bookings/model.ts';
import type { BookingEventItem, BookingItem } from './model.ts';
import { unpackCard } from './packed-card.ts';

/** The one check of a booking's reads: owners, staff, the site's jobs, and who holds this very ticket. */
const isVisible = (actor: Actor, booking: Pick<BookingItem, 'owner' | 'bookingId'>): boolean =>
  mayReach(actor, booking.owner) || (actor.kind === 'ticketHolder' && actor.bookingId === booking.bookingId);

/** A paid booking; undefined where there is none or it is not the actor's to see. */
export async function readBooking(actor: Actor, bookingId: string): Promise<BookingItem | undefined> {
  const booking = await getItem(bookingKeys.booking(actor, bookingId));
  return booking && isVisible(actor, booking) ? booking : undefined;
}

/** The personal data of a booking or draft the actor may see; undefined once erased. */
export async function readSealed(
  actor: Actor,
  booking: Pick<BookingItem, 'owner' | 'bookingId'>,
): Promise<Sealed | undefined> {
  if (!isVisible(actor, booking)) return undefined;
  return (await getItem(bookingKeys.bookingPii(actor, booking.bookingId)))?.sealed;
}

/** A booking with all that hangs on it. */
export interface BookingRecord {
  booking: BookingItem;
  /** Oldest first. */
  events: BookingEventItem[];
  /** Passports, PAN, dates of birth; undefined once erased. */
  sealed: Sealed | undefined;
}

/** A booking with its timeline and personal data in one trip. */
export async function readBookingRecord(actor: Actor, bookingId: string): Promise<BookingRecord | undefined> {
  const items = await queryAll(bookingKeys.bookingItems(actor, bookingId), { consistent: true });
  const booking = items.find(({ sk }) => sk === 'A') as unknown as BookingItem | undefined;
  if (!booking || !isVisible(actor, booking)) return undefined;
  return {
    booking,
    events: items.filter(({ sk }) => sk.startsWith('EV#')) as unknown as BookingEventItem[],
    sealed: items.find(({ sk }) => sk === 'PII')?.sealed as Sealed | undefined,
  };
}

export interface CardQuery {
  /** By booking instant (ISO, UTC), the same of those that wait for somebody only, by first departure (local), or of unpaid holds by their end. */
  by: 'booked' | 'open' | 'travel' | 'holds';
  from?: string;
  to?: string;
  descending: boolean;
  cursor?: string;
  limit: number;
}

/** One page of cards by date: the site's, or an owner's. One Query. */
export const pageOfCards = (
  scope: Scope,
  { by, ...page }: CardQuery,
): Promise<{ cards: BookingCard[]; cursor: string | undefined }> =>
  readCards(listIn(scope, lists[by]), unpackCard, page);

const lists: Record<CardQuery['by'], ListPlaces> = {
  booked: { site: bookingKeys.bookingsByDate, own: bookingKeys.bookingsOfOwnerByDate },
  open: { site: bookingKeys.openBookings, own: bookingKeys.openBookingsOfOwner },
  holds: { site: bookingKeys.holds, own: bookingKeys.holdsOfOwner },
  travel: { site: bookingKeys.bookingsByTravel, own: bookingKeys.bookingsOfOwnerByTravel },
};

type Pointer = Pick<BookingItem, 'bookingId' | 'owner'>;
/** What one PNR or a beginning of a name can lead to at most in one answer. */
const MOST_FOUND = 100;

/** Look-ups stand for the whole site; what they lead to is held against the scope (pointedAt). */
const pointersIn = (scope: Scope, site: ListPlaces<Pointer>['site']) => listIn(scope, { site, own: site });

/** Bookings by PNR, ticket number or order number, exact: one Query and one batch of reads. A PNR is not unique. */
export async function bookingsByReference(
  scope: Scope,
  kind: 'PNR' | 'TKT' | 'ORD',
  value: string,
): Promise<BookingItem[]> {
  const { items } = await queryPage(
    pointersIn(scope, (actor) => bookingKeys.lookups(actor, kind, value)),
    {
      limit: MOST_FOUND,
      consistent: true,
    },
  );
  return pointedAt(scope, items);
}

/**
 * Bookings with a passenger whose name has a word beginning so (at least two letters, A to Z): a page of words, then a
 * batch of reads.
 */
export async function bookingsByPassenger(
  scope: Scope,
  beginning: string,
  cursor?: string,
): Promise<{ bookings: BookingItem[]; cursor: string | undefined }> {
  const page = await queryPage(
    pointersIn(scope, (actor) => listKeys.words(actor, 'PAX', beginning)),
    {
      beginsWith: beginning,
      limit: MOST_FOUND,
      consistent: true,
      cursor,
    },
  );
  return { bookings: await pointedAt(scope, page.items), cursor: page.cursor };
}

/** As many as one trip reads. */
const TRIP = 100;

/** A booking as far as a price depends on it. */
export type SoldBooking = Pick<BookingItem, 'bookingId' | 'owner' | 'userId' | 'offer'>;
const soldFields = ['bookingId', 'owner', 'userId', 'offer'] as const satisfies readonly (keyof SoldBooking)[];

/** What was sold with these ids, of those that there are. A trip a hundred of them, all at once. */
export async function soldById(scope: Scope, ids: readonly string[]): Promise<SoldBooking[]> {
  const actor = wholeSite(scope);
  const trips = Array.from({ length: Math.ceil(ids.length / TRIP) }, (_, at) => ids.slice(at * TRIP, (at + 1) * TRIP));
  const found = await Promise.all(
    trips.map((some) =>
      getItems(
        some.map((id) => bookingKeys.booking(actor, id)),
        { fields: soldFields },
      ),
    ),
  );
  return found.flat().filter((booking) => booking !== undefined);
}

async function pointedAt({ actor, owner }: Scope, pointers: readonly Pointer[]): Promise<BookingItem[]> {
  const isIn = (booking: Pointer) => isVisible(actor, booking) && (owner === undefined || booking.owner === owner);
  const ids = new Set(pointers.filter(isIn).map(({ bookingId }) => bookingId));
  if (!ids.size) return [];
  const found = await getItems([...ids].map((id) => bookingKeys.booking(actor, id)));
  return found.filter((booking) => booking !== undefined).filter(isIn);
}

/** As many shards as the paying transaction spreads its count over. */
const COUNTER_SHARDS = 8;

/** All bookings of the site, as the transactions that paid them counted. */
export async function countBookings(actor: Actor): Promise<number> {
  const shards = await getItems(
    Array.from({ length: COUNTER_SHARDS }, (_, shard) => listKeys.counter(actor, 'bookings', shard)),
  );
  return shards.reduce((total, shard) => total + (shard?.count ?? 0), 0);
}
