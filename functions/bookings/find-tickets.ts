import type { UserActor } from '#functions/actors/actor.ts';
import { asciiName } from '#shared/bookings/ascii-name.ts';
import type { BookingPage } from '#shared/bookings/booking-row.ts';
import { type BookingCard, isWaiting } from '#shared/bookings/model.ts';
import type { TicketFilter } from '#shared/bookings/ticket-filter.ts';
import { addDays, instant, localToMs } from '#shared/time.ts';
import { cardOf } from './card-of.ts';
import { matchesFilter } from './matches-filter.ts';
import { showRow } from './show-row.ts';
import { bookingsByPassenger, bookingsByReference, countBookings, type CardQuery, pageOfCards } from './store.ts';
import { orderNumber, ticketKey } from './ticket-writes.ts';

/** Rows of an unfiltered page; a filtered one stops when it has as many. */
const PAGE = 25;
/**
 * Cards a filtered read takes at a time, and how many times at most: 1,000 cards of about 1 KB are the megabyte a call
 * may read.
 */
const CHUNK = 100;
const CHUNKS = 10;

const ORDER_NUMBER_LENGTH = 10;

const isTicketNumber = (text: string) => /^\d{8,}$/.test(ticketKey(text));
const emptyPage: BookingPage = { tickets: [], cursor: null, lookedBackTo: null, total: null };

/**
 * The queue: one driver (exact PNR, ticket or order number; a passenger's name; travel date; booking date), the rest filtered
 * over compact cards, a bounded amount read, with a cursor and how far back it looked.
 */
export async function findTickets(actor: UserActor, filter: TicketFilter): Promise<BookingPage> {
  const words = asciiName(filter.Passenger)
    .split(' ')
    .filter((word) => word.length > 1);
  if (filter.PNR) return byReference(actor, filter);
  if (filter.Passenger && !words.length) return emptyPage;
  if (words.length) return byPassenger(actor, filter, longest(words));
  return byDate(actor, filter);
}

const longest = (words: readonly string[]) => words.reduce((best, word) => (word.length > best.length ? word : best));

async function byReference(actor: UserActor, filter: TicketFilter): Promise<BookingPage> {
  const number = orderNumber(filter.PNR);
  const byTicket = isTicketNumber(filter.PNR);
  const found = byTicket
    ? await bookingsByReference(actor, 'TKT', ticketKey(filter.PNR))
    : await bookingsByReference(actor, 'PNR', filter.PNR);
  // PNRs are shorter than an order's number, and few orders have one of digits alone.
  const isOrder = found.length === 0 && number.length === ORDER_NUMBER_LENGTH;
  const bookings = isOrder ? await bookingsByReference(actor, 'ORD', number) : found;
  return {
    tickets: sorted(matching(actor, bookings.map(cardOf), filter), filter),
    cursor: null,
    lookedBackTo: null,
    total: null,
  };
}

async function byPassenger(actor: UserActor, filter: TicketFilter, beginning: string): Promise<BookingPage> {
  const { bookings, cursor } = await bookingsByPassenger(actor, beginning, filter.cursor);
  return {
    tickets: sorted(matching(actor, bookings.map(cardOf), filter), filter),
    cursor: cursor ?? null,
    lookedBackTo: null,
    total: null,
  };
}

const matching = (actor: UserActor, cards: readonly BookingCard[], filter: TicketFilter) =>
  cards.filter((card) => matchesFilter(card, filter, actor.head.zone));

/** Rows of cards that their driver may have found in another order than asked. */
function sorted(cards: readonly BookingCard[], { sort }: TicketFilter) {
  const at = (card: BookingCard) => (sort[0] === 'B' ? card.createdAt : card.travelAt);
  const direction = sort[1] === 'D' ? -1 : 1;
  return cards.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) < at(b) ? -direction : direction)).map(showRow);
}

async function byDate(actor: UserActor, filter: TicketFilter): Promise<BookingPage> {
  const { by, descending } = orderOf(filter);
  const range = rangeOf(filter, by, actor.head.zone);
  const filtered = isFiltered(filter, by);
  const limit = filtered ? CHUNK : PAGE;
  const isWhole = actor.userType === 'staff' && !filtered && !filter.cursor && !range.from && !range.to;
  const total = isWhole ? countBookings(actor) : null;
  const found: BookingCard[] = [];
  let cursor: string | undefined = filter.cursor;
  let last: BookingCard | undefined;
  for (let chunk = 0; chunk < CHUNKS && found.length < PAGE; chunk++) {
    const page = await pageOfCards(actor, { by, ...range, descending, cursor, limit });
    found.push(...matching(actor, page.cards, filter));
    last = page.cards.at(-1) ?? last;
    cursor = page.cursor;
    if (!cursor) break;
  }
  return {
    tickets: sorted(found, filter),
    cursor: cursor ?? null,
    lookedBackTo: (last && (by === 'travel' ? last.travelAt : last.createdAt)) ?? null,
    total: await total,
  };
}

/**
 * Where only bookings that wait for somebody are asked for, their own short list drives. Travel dates drive when the sort
 * asks for them, or when they are the only dates asked for; the rows of a page are sorted as asked either way.
 */
function orderOf({ sort, statusIds, travelDateFrom, travelDateTo, bookingDateFrom, bookingDateTo }: TicketFilter): {
  by: CardQuery['by'];
  descending: boolean;
} {
  const byTravel = sort[0] === 'T' || (Boolean(travelDateFrom || travelDateTo) && !bookingDateFrom && !bookingDateTo);
  const byDate = statusIds.length && statusIds.every(isWaiting) ? 'open' : 'booked';
  return { by: byTravel ? 'travel' : byDate, descending: sort[1] === 'D' };
}

/**
 * The driver's own range as sort keys: booking days are the site's, stored as instants; travel days are local as they
 * stand.
 */
function rangeOf(filter: TicketFilter, by: CardQuery['by'], zone: string): { from?: string; to?: string } {
  const from = by === 'travel' ? filter.travelDateFrom : filter.bookingDateFrom;
  const to = by === 'travel' ? filter.travelDateTo : filter.bookingDateTo;
  const start = (day: string) => (by === 'travel' ? day : instant(localToMs(`${day}T00:00`, zone)));
  return { ...(from && { from: start(from) }), ...(to && { to: start(addDays(to, 1)) }) };
}

/** Whether anything but the driver's own range narrows the list. */
function isFiltered(filter: TicketFilter, by: CardQuery['by']): boolean {
  const { domestic, international, AirlineCode, statusIds } = filter;
  const otherDates =
    by === 'travel' ? filter.bookingDateFrom || filter.bookingDateTo : filter.travelDateFrom || filter.travelDateTo;
  return domestic !== international || Boolean(AirlineCode || statusIds.length || otherDates);
}
