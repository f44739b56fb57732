import type { Actor, UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { FlightMonthItem, LastLook } from '#functions/users/model.ts';
import { flightKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { Item } from '#functions/table/read.ts';
import type { FareRule } from '#shared/flights/model.ts';
import { type Day, dayIn, HOUR, instant } from '#shared/time.ts';
import type { CalendarMonthItem, QuoteItem, SearchSourceItem, SeenFareItem } from './model.ts';

/**
 * Claims a source under a search id; an older claim whose time is over does not count. `onTaken` sees the claim that
 * stands.
 */
export const claimSearchWrite = (
  actor: Actor,
  search: SearchSourceItem,
  onTaken: (old: SearchSourceItem) => void,
): Write<never> => ({
  kind: 'put',
  key: flightKeys.searchSource(actor, search.searchId, search.source),
  item: { ...search },
  when: [{ anyOf: [{ absent: true }, { field: 'expiresAt', below: clock.now() }] }],
  otherwise: noting(onTaken),
});

/** Points a search at its answer, the first one only: result indexes that a page has seen stay what they are. */
export const answerSearchWrite = (
  actor: Actor,
  { searchId, source }: Pick<SearchSourceItem, 'searchId' | 'source'>,
  object: string,
  onTaken: (old: SearchSourceItem) => void,
): Write<never> => ({
  kind: 'update',
  key: flightKeys.searchSource(actor, searchId, source),
  set: { object, answeredAt: instant(clock.now()) },
  when: [{ exists: true }, { field: 'object', missing: true }],
  otherwise: noting(onTaken),
});

/** Lets a search be asked again whose stored answer is lost. */
export const forgetAnswerWrite = (actor: Actor, { searchId, source, object }: SearchSourceItem): Write<never> => ({
  kind: 'update',
  key: flightKeys.searchSource(actor, searchId, source),
  remove: ['object', 'answeredAt'],
  when: [{ field: 'object', is: object ?? '' }],
});

const noting = (onTaken: (old: SearchSourceItem) => void) => (old: Item | undefined) => {
  if (old) onTaken(old as unknown as SearchSourceItem);
  return 'CONFLICT' as const;
};

export const quoteWrite = (actor: Actor, quote: QuoteItem): Write<never> =>
  create(flightKeys.quote(actor, quote.quoteId), { ...quote });

/** Keeps what getSSR answered with its quote: what is bought is held against it. */
export const ssrWrite = (actor: Actor, quoteId: string, ssr: NonNullable<QuoteItem['ssr']>): Write<'FARE_EXPIRED'> => ({
  kind: 'update',
  key: flightKeys.quote(actor, quoteId),
  set: { ssr },
  when: [{ exists: true }],
  otherwise: 'FARE_EXPIRED',
});

/** What of a quote is another once it was asked for other ages. */
export type AgedQuote = Pick<
  QuoteItem,
  'parts' | 'pricedFor' | 'fare' | 'validUntil' | 'ttl' | 'ssr' | 'askedForAges' | 'areAgesTrue' | 'timesAsked'
>;

/** Keeps what a quote is for other ages, in its own place. FARE_EXPIRED where it is gone. */
export const agedQuoteWrite = (actor: Actor, quoteId: string, aged: Partial<AgedQuote>): Write<'FARE_EXPIRED'> => ({
  kind: 'update',
  key: flightKeys.quote(actor, quoteId),
  set: { ...aged },
  when: [{ exists: true }],
  otherwise: 'FARE_EXPIRED',
});

/** Keeps the rules that a quote came without. */
export const quoteRulesWrite = (actor: Actor, quoteId: string, fareRules: FareRule[]): Write<never> => ({
  kind: 'update',
  key: flightKeys.quote(actor, quoteId),
  set: { fareRules },
  remove: ['areRulesMissing'],
  when: [{ field: 'areRulesMissing', is: true }],
});

/**
 * Counts a user's search or booking of this month, in the site's zone. A search is counted before the supplier answers;
 * a booking in the commit that completes it, so once. `lastLook`: what the search was for.
 */
export const countFlightWrite = (
  actor: Actor,
  userId: string,
  what: 'lookCount' | 'bookCount',
  lastLook?: LastLook,
): Write<never> => ({
  kind: 'update',
  key: flightKeys.flightCounts(actor, userId, dayIn(actor.head.zone, clock.now()).slice(0, 7)),
  add: { [what]: 1 },
  ...(lastLook && { set: { lastLook } }),
});

interface Look {
  /** Searches that the month has room for. */
  allowed: number;
  lastLook: LastLook;
  /** The search was counted before, by another source's question. */
  onRepeated(): void;
  /** What was counted of a month that has no room for it. */
  onUsedUp(before: FlightMonthItem): void;
}

/** Counts a user's search once, whichever of its sources is asked first, where the month has room for it. */
export const spendLookWrites = (
  actor: UserActor,
  { searchId, ttl }: Pick<SearchSourceItem, 'searchId' | 'ttl'>,
  { allowed, lastLook, onRepeated, onUsedUp }: Look,
): Write<never>[] => [
  create<never>(flightKeys.countedSearch(actor, searchId), { ttl }, () => {
    onRepeated();
    return 'CONFLICT';
  }),
  {
    ...countFlightWrite(actor, actor.userId, 'lookCount', lastLook),
    // A month that nothing was counted in has no row, and none of its room is used.
    when: [
      {
        anyOf: [
          { field: 'lookCount', below: allowed },
          ...(allowed > 0 ? [{ field: 'lookCount', missing: true } as const] : []),
        ],
      },
    ],
    otherwise: (old): 'CONFLICT' => {
      onUsedUp((old ?? {}) as FlightMonthItem);
      return 'CONFLICT';
    },
  },
];

/** A dearer fare replaces a cheaper one seen longer ago than this. */
const STALE = 6 * HOUR;

export const seenFareWrite = (
  actor: Actor,
  origin: string,
  destination: string,
  day: Day,
  fare: Omit<SeenFareItem, 'day'>,
): Write<never> => ({
  kind: 'put',
  key: flightKeys.seenFare(actor, origin, destination, day.slice(0, 7).replace('-', ''), day),
  item: { ...fare, day },
  when: [
    {
      anyOf: [
        { absent: true },
        { field: 'price', atLeast: fare.price },
        { field: 'seenAt', below: instant(clock.now() - STALE) },
      ],
    },
  ],
});

/** Keeps what the suppliers' calendars said of a month, `yyyy-mm`; the newer answer stands. */
export const calendarMonthWrite = (
  actor: Actor,
  origin: string,
  destination: string,
  month: string,
  item: CalendarMonthItem,
): Write<never> => ({
  kind: 'put',
  key: flightKeys.calendarMonth(actor, origin, destination, month.replace('-', '')),
  item: { ...item },
});
