import type { Actor } from '#functions/actor.ts';
import { ofOwner, type Scope } from '#functions/scope.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { clock } from '#functions/clock.ts';
import { drive } from '#functions/lists/drive.ts';
import { customerByNumber } from '#functions/users/customer-store.ts';
import { namesOf } from '#functions/users/names.ts';
import { asciiName } from '#shared/bookings/ascii-name.ts';
import type { BookingPage, BookingRow } from '#shared/bookings/booking-row.ts';
import { type BookingCard, isWaiting } from '#shared/bookings/model.ts';
import type { TicketFilter } from '#shared/bookings/ticket-filter.ts';
import { addDays, HOUR, instant } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { cardOf } from './card-of.ts';
import { matchesFilter } from './matches-filter.ts';
import { showRow } from './show-row.ts';
import { bookingsByPassenger, bookingsByReference, countBookings, type CardQuery, pageOfCards } from './store.ts';
import { orderNumber, ticketKey } from './ticket-writes.ts';

const ORDER_NUMBER_LENGTH = 10;

const isTicketNumber = (text: string) => /^\d{8,}$/.test(ticketKey(text));
const emptyPage: BookingPage = { tickets: [], cursor: null, lookedBackTo: null, total: null };

/**
 * The queue of what a scope reaches: one driver (exact PNR, ticket or order number; a passenger's name; travel date; booking date), the rest filtered
 * over compact cards, a bounded amount read, with a cursor and how far back it looked. `wanted` rows of a list by date;
 * left out, a page's. With a `customerId`, or the site of a consumer, only what that one owns, with its name; throws for a scope that
 * is not the whole site's.
 */
export async function findTickets(scope: Scope, filter: TicketFilter, wanted?: number): Promise<FoundTickets> {
  if (filter.consumerSiteId !== undefined) return ofConsumer(scope, filter, wanted);
  if (filter.customerId === undefined) return findIn(scope, filter, wanted);
  const customer = await customerByNumber(scope, filter.customerId);
  if (!customer) return emptyPage;
  const page = await findIn(ofOwner(scope, ownerOf(customer)), filter, wanted);
  return { ...page, customerName: customer.companyName || `${customer.firstName} ${customer.lastName}`.trim() };
}

/** What was sold through a link to one site, which is the customer of all of it. */
async function ofConsumer(scope: Scope, filter: TicketFilter, wanted: number | undefined): Promise<FoundTickets> {
  if (filter.customerId !== undefined) return emptyPage;
  const page = await findIn(ofOwner(scope, `SITE#${filter.consumerSiteId}`), filter, wanted);
  const customerName = page.tickets[0]?.customer.companyName;
  return { ...page, ...(customerName && { customerName }) };
}

/** A page, and the customer's name where one is asked for. */
type FoundTickets = BookingPage & { customerName?: string };

async function findIn(scope: Scope, filter: TicketFilter, wanted: number | undefined): Promise<BookingPage> {
  const words = asciiName(filter.Passenger)
    .split(' ')
    .filter((word) => word.length > 1);
  if (filter.PNR) return byReference(scope, filter);
  if (filter.Passenger && !words.length) return emptyPage;
  if (words.length) return byPassenger(scope, filter, longest(words));
  return byDate(scope, filter, wanted);
}

const longest = (words: readonly string[]) => words.reduce((best, word) => (word.length > best.length ? word : best));

async function byReference(scope: Scope, filter: TicketFilter): Promise<BookingPage> {
  const number = orderNumber(filter.PNR);
  const byTicket = isTicketNumber(filter.PNR);
  const found = byTicket
    ? await bookingsByReference(scope, 'TKT', ticketKey(filter.PNR))
    : await bookingsByReference(scope, 'PNR', filter.PNR);
  // PNRs are shorter than an order's number, and few orders have one of digits alone.
  const isOrder = found.length === 0 && number.length === ORDER_NUMBER_LENGTH;
  const bookings = isOrder ? await bookingsByReference(scope, 'ORD', number) : found;
  return {
    ...emptyPage,
    tickets: await rowsOf(scope.actor, matching(scope.actor, bookings.map(cardOf), filter), filter),
  };
}

async function byPassenger(scope: Scope, filter: TicketFilter, beginning: string): Promise<BookingPage> {
  const { bookings, cursor } = await bookingsByPassenger(scope, beginning, filter.cursor);
  const tickets = await rowsOf(scope.actor, matching(scope.actor, bookings.map(cardOf), filter), filter);
  return { ...emptyPage, tickets, cursor: cursor ?? null };
}

const matching = (actor: Actor, cards: readonly BookingCard[], filter: TicketFilter) =>
  cards.filter((card) => matchesFilter(card, filter, actor.head.zone));

/**
 * Rows of cards that their driver may have found in another order than asked, with the names of whose they are: kept in
 * memory, else one trip.
 */
async function rowsOf(actor: Actor, cards: readonly BookingCard[], { sort }: TicketFilter): Promise<BookingRow[]> {
  const { users } = await namesOf(
    actor,
    cards.map(({ userId }) => userId ?? ''),
  );
  const at = (card: BookingCard) => (sort[0] === 'B' ? card.createdAt : card.travelAt);
  const direction = sort[1] === 'D' ? -1 : 1;
  return cards
    .toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) < at(b) ? -direction : direction))
    .map((card) => showRow(card, users));
}

async function byDate(scope: Scope, filter: TicketFilter, wanted?: number): Promise<BookingPage> {
  const { actor, owner } = scope;
  const { by, descending } = orderOf(filter);
  const range = rangeOf(filter, by, actor.head.zone);
  const isNarrowed = isFiltered(filter, by);
  const isWhole =
    owner === undefined && wanted === undefined && !isNarrowed && !filter.cursor && !range.from && !range.to;
  const [{ found, cursor, last }, total] = await Promise.all([
    drive<BookingCard>({
      read: (page) => pageOfCards(scope, { by, ...range, descending, ...page }),
      fits: (card) => matchesFilter(card, filter, actor.head.zone),
      isNarrowed,
      cursor: filter.cursor,
      wanted,
    }),
    isWhole ? countBookings(actor) : null,
  ]);
  return {
    tickets: await rowsOf(actor, found, filter),
    cursor: cursor ?? null,
    lookedBackTo: (last && (by === 'travel' ? last.travelAt : last.createdAt)) ?? null,
    total,
  };
}

/**
 * Where only bookings that wait for somebody are asked for, their own short list drives. Travel dates drive when the sort
 * asks for them, or when they are the only dates asked for; the rows of a page are sorted as asked either way.
 */
function orderOf(filter: TicketFilter): { by: CardQuery['by']; descending: boolean } {
  const {
    sort,
    statusIds,
    numbersMissing,
    changeToAccept,
    refundDue,
    upcoming = false,
    travelDateFrom,
    travelDateTo,
    bookingDateFrom,
    bookingDateTo,
  } = filter;
  const byTravel =
    upcoming || sort[0] === 'T' || (Boolean(travelDateFrom || travelDateTo) && !bookingDateFrom && !bookingDateTo);
  const isShort = numbersMissing || changeToAccept || refundDue || (statusIds.length > 0 && statusIds.every(isWaiting));
  const byDate = isShort ? 'open' : 'booked';
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
  const begins = [from && start(from), filter.upcoming && by === 'travel' && earliestLocal()].filter(Boolean);
  const latest = begins.toSorted().at(-1);
  return { ...(latest && { from: latest }), ...(to && { to: start(addDays(to, 1)) }) };
}

/** What the clock shows where it is earliest: a flight that is yet to leave leaves at this local time or later. */
const earliestLocal = (): string => instant(clock.now() - 12 * HOUR).slice(0, 16);

/** Whether anything but the driver's own range narrows the list. */
function isFiltered(filter: TicketFilter, by: CardQuery['by']): boolean {
  const { domestic, international, AirlineCode, statusIds, numbersMissing, changeToAccept, refundDue, upcoming } =
    filter;
  const otherDates =
    by === 'travel' ? filter.bookingDateFrom || filter.bookingDateTo : filter.travelDateFrom || filter.travelDateTo;
  return (
    domestic !== international ||
    Boolean(AirlineCode || statusIds.length || numbersMissing || changeToAccept || refundDue || upcoming || otherDates)
  );
}
