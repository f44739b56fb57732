import type { Scope } from '#functions/scope.ts';
import { legalEntityOf, type Actor } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { pageOfCards, type SoldBooking, soldById } from '#functions/bookings/store.ts';
import { clock } from '#functions/clock.ts';
import { type People, readPeople } from '#functions/users/store.ts';
import { isDead } from '#shared/bookings/model.ts';
import { PREVIEW_BOOKINGS, PREVIEW_DAYS } from '#shared/markups/rules/preview-rule.ts';
import { DAY, type Day, instant } from '#shared/time.ts';
import { customerFrom } from '../groups/customer-of.ts';
import type { Customer, MarkupBook } from '../model.ts';
import { type KeptFare, readSeenFares } from './seen-fares-store.ts';

/** A booking with how its customer is priced today. */
export interface Sold {
  booking: SoldBooking;
  customer: Customer;
}

/** What a rule is tried on. */
export interface TriedOn {
  sold: Sold[];
  /** There were more bookings than are looked at. */
  isCut: boolean;
  fares: KeptFare[];
}

/** Routes whose kept fares are looked at: those that were booked most. */
const MOST_ROUTES = 12;
/** Months of departure, this one and those after it. */
const MONTHS = 3;
/** Users and companies of one trip. */
const TRIP = 50;

/**
 * The bookings of the last days that somebody flies on, the newest first, at most as many as are looked at, and the fares
 * that are kept of their routes: a page of cards, then a trip a hundred bookings, all trips at once.
 */
export async function readSold(scope: Scope, book: MarkupBook, today: Day): Promise<TriedOn> {
  const { cards, isCut } = await newestCards(scope);
  const bookings = await soldById(
    scope,
    cards.filter(({ statusId }) => !isDead(statusId)).map(({ bookingId }) => bookingId),
  );
  const routes = routesOf(bookings);
  const [people, fares] = await Promise.all([
    peopleOf(scope.actor, bookings),
    readSeenFares(scope, routes, monthsFrom(today)),
  ]);
  return { sold: bookings.map((booking) => ({ booking, customer: buyerIn(book, booking, people) })), isCut, fares };
}

async function newestCards(scope: Scope) {
  const from = instant(clock.now() - PREVIEW_DAYS * DAY);
  const found: Awaited<ReturnType<typeof pageOfCards>>['cards'] = [];
  let cursor: string | undefined;
  do {
    const limit = PREVIEW_BOOKINGS + 1 - found.length;
    const page = await pageOfCards(scope, { by: 'booked', from, descending: true, cursor, limit });
    found.push(...page.cards);
    cursor = page.cursor;
  } while (cursor && found.length <= PREVIEW_BOOKINGS);
  return { cards: found.slice(0, PREVIEW_BOOKINGS), isCut: found.length > PREVIEW_BOOKINGS };
}

/** Who the bookings are priced for, with their companies. */
async function peopleOf(actor: Actor, bookings: readonly SoldBooking[]): Promise<People> {
  const users = [...new Set(bookings.map(({ userId }) => userId))];
  const companies = [...new Set(bookings.flatMap(({ owner }) => legalEntityOf(owner) ?? []))];
  const most = Math.max(users.length, companies.length);
  const trips = Array.from({ length: Math.ceil(most / TRIP) }, (_, at) =>
    readPeople(actor, users.slice(at * TRIP, (at + 1) * TRIP), companies.slice(at * TRIP, (at + 1) * TRIP)),
  );
  const read = await Promise.all(trips);
  return {
    users: new Map(read.flatMap((one) => [...one.users])),
    companies: new Map(read.flatMap((one) => [...one.companies])),
  };
}

function buyerIn(book: MarkupBook, { userId, owner }: SoldBooking, { users, companies }: People): Customer {
  const user = users.get(userId);
  const buyer = user && { userType: user.userType, groupId: user.groupId ?? '', owner: ownerOf(user) };
  return customerFrom(book, buyer, companies.get(legalEntityOf(owner) ?? ''));
}

/** The routes booked most, first and last airport of the way out. */
function routesOf(bookings: readonly SoldBooking[]): { origin: string; destination: string }[] {
  const counts = new Map<string, number>();
  for (const { offer } of bookings) {
    const out = offer.segments.filter(({ tripIndicator }) => tripIndicator === 1);
    const route = `${out[0]?.originAirportCode ?? ''}-${out.at(-1)?.destinationAirportCode ?? ''}`;
    counts.set(route, (counts.get(route) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([one, most], [other, more]) => more - most || (one < other ? -1 : 1))
    .slice(0, MOST_ROUTES)
    .map(([route]) => ({ origin: route.split('-')[0]!, destination: route.split('-')[1]! }));
}

/** Months `yyyymm`. */
const monthsFrom = (today: Day): string[] =>
  Array.from({ length: MONTHS }, (_, at) => {
    const month = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
    month.setUTCMonth(month.getUTCMonth() + at);
    return month.toISOString().slice(0, 7).replace('-', '');
  });
