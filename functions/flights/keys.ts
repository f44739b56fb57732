import type { Placed } from '#functions/table/key.ts';
import type { FlightMonthItem } from '#functions/users/model.ts';
import type { Actor } from '#functions/actor.ts';
import { at, below, rows } from '#functions/table/site-key.ts';
import type { CalendarMonthItem, QuoteItem, SearchSourceItem, SeenFareItem } from './model.ts';

/** Answers of searches, quotes, and what is known of the prices of a route. */
export const flightKeys = {
  /** One source's answer to a search: owner, query hash, pointer to the bucket. */
  searchSource: (actor: Actor, searchId: string, source: string) =>
    at(actor, 'SRCH', searchId)<SearchSourceItem>(`SRC#${source}`),
  /** That a search was counted, where searches are limited. */
  countedSearch: (actor: Actor, searchId: string) => at(actor, 'SRCH', searchId)<{ ttl: number }>('COUNTED'),
  quote: (actor: Actor, quoteId: string) => at(actor, 'QUO', quoteId)<QuoteItem>('A'),
  /** What a user searched and booked in a month `yyyy-mm`; one row a user and month. */
  flightCounts: (actor: Actor, userId: string, month: string) => at(actor, 'STAT', userId)(`FLIGHT#${month}`),
  /** The same of all months, sort key `FLIGHT#<month>`. */
  flightMonths: (actor: Actor, userId: string) => below<FlightMonthItem & Placed>(actor, 'STAT', userId),
  /** Cheapest fare seen per day of a month `yyyymm`, sort key the day. */
  seenFare: (actor: Actor, origin: string, destination: string, month: string, day: string) =>
    at(actor, 'FARE', origin, destination, month)<SeenFareItem>(day),
  seenFaresOfMonth: (actor: Actor, origin: string, destination: string, month: string) =>
    rows<SeenFareItem>(actor, 'FARE', origin, destination, month),
  /** What the suppliers' calendars said of a month `yyyymm`, beside its seen fares. */
  calendarMonth: (actor: Actor, origin: string, destination: string, month: string) =>
    at(actor, 'FARE', origin, destination, month)<CalendarMonthItem>('CALENDAR'),
};
