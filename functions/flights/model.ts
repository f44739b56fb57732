import type { OwnerId } from '#functions/actor.ts';
import type {
  BaggageOption,
  FareDetail,
  FareRule,
  MealOption,
  NetOffer,
  SearchQuery,
  SellerFee,
} from '#shared/flights/model.ts';
import type { OfferChoice } from '#shared/flights/trace.ts';

/** One source's question and answer under a search id. */
export interface SearchSourceItem {
  searchId: string;
  source: string;
  query: SearchQuery;
  /** SHA-256 of the query: the same id answers no other question. */
  queryHash: string;
  /** Empty: a visitor's, which anyone on the site who knows the id may read, so that it outlives signing in. */
  owner: OwnerId | '';
  /** Where the answer lies in the object store; absent until the supplier has answered. */
  object?: string;
  /** ISO instant. */
  answeredAt?: string;
  /** ms since 1970. */
  expiresAt: number;
  ttl: number;
}

/** A fare confirmed by its supplier, net, with the price it was shown at. */
export interface QuoteItem extends OfferChoice {
  quoteId: string;
  owner: OwnerId | '';
  source: string;
  query: SearchQuery;
  /** The offer as confirmed; two for a low-cost carrier's pair. */
  parts: NetOffer[];
  /** Whose price `fare` is (see priceGroup); for anyone else it is worked out again. */
  pricedFor: string;
  /** Without extra services. */
  fare: FareDetail;
  fareRules: FareRule[];
  /** The supplier could not be asked for the rules; absent: these are all there are. */
  areRulesMissing?: true;
  /** Ages of the passengers that were asked for last, in their order; absent: those of the search. */
  askedForAges?: string;
  /** Its price is for passengers of their own ages, and not for those that the search asked with. */
  areAgesTrue?: true;
  /** How often it was asked for other ages. */
  timesAsked?: number;
  /** What getSSR answered; absent until it was asked. */
  ssr?: { baggages: BaggageOption[]; meals: MealOption[] };
  /** The supplier's own limit; ms since 1970. */
  validUntil: number;
  ttl: number;
}

/** What the suppliers' calendars said of a route's month: the cheapest one-way economy price of an adult. */
export interface CalendarMonthItem {
  /** Day → price in minor units of `currency`, before anyone's markup. */
  prices: Record<string, number>;
  currency: string;
  /** ISO instant. */
  askedAt: string;
  ttl: number;
}

/** The cheapest one-way economy fare of an adult seen for a day, before anyone's markup. */
export interface SeenFareItem {
  /** The day of departure, `YYYY-MM-DD`. */
  day: string;
  /** Whose fare it is, so that it is shown while that is sold; absent: not known any more. */
  source?: string;
  airlineCode: string;
  currency: string;
  baseFare: number;
  tax: number;
  offeredOtherCharges: number;
  commission: number;
  /** What the site that supplies it adds for itself; absent: nothing. */
  sellerFee?: SellerFee;
  /** Sum of the three fare parts and that fee: what is compared. */
  price: number;
  /** ISO instant. */
  seenAt: string;
  ttl: number;
}
