import * as z from 'zod/mini';
import { amount } from '../money.ts';
import { type PriceLine, priceLine } from '../price-line.ts';
import { type BaggageOption, baggageOption, type MealOption, mealOption } from './extra-options.ts';
import { day, JourneyType, ReturnType, type SearchQuery, searchQuery, travellers } from './search-query.ts';
import { type Cabin, cabins, type Segment, segment } from './segment.ts';

export { baggageOption, type BaggageOption, type Cabin, cabins, mealOption, type MealOption, segment, type Segment };
export { type PriceLine, priceLine };
export { day, JourneyType, ReturnType, searchQuery, type SearchQuery, travellers };

/** Passenger type codes: 1 ADT, 2 CHD, 3 INF. */
export const PaxType = { Adult: 1, Child: 2, Infant: 3 } as const;
export type PaxType = (typeof PaxType)[keyof typeof PaxType];
export const paxTypeName: Record<PaxType, string> = { 1: 'Adult', 2: 'Child', 3: 'Infant' };
export const paxTypeCode: Record<PaxType, string> = { 1: 'ADT', 2: 'CHD', 3: 'INF' };

export const Gender = { Male: 1, Female: 2 } as const;
/** Names one search over all of its sources: 128 random bits made by the client, 26 characters of Crockford base 32. */
export const searchId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** Per-passenger amounts of one passenger type. */
export const fareOfType = z.object({
  /** 1 adult, 2 child, 3 infant. */
  passengerType: z.number(),
  /** How many passengers of the type travel. */
  passengerCount: z.number(),
  /** The airline's base fare of one passenger, before surcharges and taxes. */
  baseFare: amount,
  /** Government and airport taxes of one passenger. */
  tax: amount,
  /** Carrier-imposed surcharges (YQ, YR) of one passenger. */
  offeredOtherCharges: amount,
  /**
   * baseFare + offeredOtherCharges: the fare as the airline publishes it, before taxes. The sale summary's line is this
   * × count.
   */
  publishedFare: amount,
  /** publishedFare + tax: what one passenger of the type pays the airline. */
  publishedPrice: amount,
});
export type FareOfType = z.output<typeof fareOfType>;

/** A priced fare as one customer sees it. Spec: Fare detail. */
export const fareDetail = z.object({
  /** ISO 4217 code of every amount in this fare. */
  currency: z.string(),
  /** The fare per passenger type; types that do not travel are absent. */
  fareDetails: z.array(fareOfType),
  /** Σ publishedPrice × count: before anything the site adds. */
  publishedPrice: amount,
  /** publishedPrice + baggagePrice + mealPrice + markup + gstOnMarkup + tds − discount. */
  totalFare: amount,
  /** The Service Fee for all passengers; when it is above zero it and its GST are shown, otherwise TDS and discount. */
  markup: amount,
  /** GST (or the country's VAT) on the Service Fee. */
  gstOnMarkup: amount,
  /** Income tax deducted from the commission that is passed on; added to the price. */
  tds: amount,
  /** Commission passed on to the customer; positive, taken off the price. */
  discount: amount,
  /** What is paid; equals `totalFare`. Send it as `totalPayable` of setFlightDetails. */
  totalPayable: amount,
  /** The same as `totalPayable`, under the name that older clients read. */
  totalPayableAmt: amount,
  /** The commission passed on to an agent or company, before TDS: equals discount. Zero for everyone else. */
  commissionEarned: amount,
  /** Extra baggage chosen, for all passengers. */
  baggagePrice: amount,
  /** Meals chosen, for all passengers. */
  mealPrice: amount,
  /** True where the supplier's price now is another than the search said. */
  isPriceChanged: z.boolean(),
  /** The offer this is the price of, as in the search's answer. */
  resultIndex: z.string(),
  /** Every line of the price and who added it; their sum is `totalFare`. */
  lines: z.array(priceLine),
});
export type FareDetail = z.output<typeof fareDetail>;

/** What a fare family gives. Texts are for icons with text; empty: not included. */
export const fareFamily = z.object({
  /** The family's name at its airline, e.g. `Flexi`. */
  name: z.string(),
  /** What changing the booking costs, in words; empty: not changeable or not said. */
  changeFee: z.string(),
  /** What cancelling costs, in words; empty: not refundable or not said. */
  cancelFee: z.string(),
  /** The meal that is included, in words; empty: none. */
  meal: z.string(),
  /** Seats left at this fare, where the supplier says; 0 where it does not. */
  seatsLeft: z.number(),
});

/** Documents a fare's booking needs. */
export const requires = z.object({
  /** Passport number, expiry, country of issue and nationality are needed of every passenger. */
  passport: z.boolean(),
  /** The Indian tax number (PAN) is needed of every adult. */
  pan: z.boolean(),
  /** Dates of birth are needed of every passenger. */
  dateOfBirth: z.boolean(),
  /** Letters that a first name, and a last name, may have at most; left out where only the general limit holds. */
  longestName: z.optional(z.number()),
  /**
   * True where the price was asked for children of 11, and may be another for younger ones: it is asked again with the
   * dates of birth when the passengers are checked. Left out where all children cost the same.
   */
  pricedByAge: z.optional(z.boolean()),
});
export type Requires = z.output<typeof requires>;

/** A supplying site's Service Fee, the tax on it, and the TDS on the commission that it passes on. Minor units. */
export interface SellerFee {
  fee: number;
  gst: number;
  tds: number;
  /** Both sites answer to one tax office, so that the buying one has credit there for that TDS, and for that tax by its own number. */
  isTaxShared?: true;
}

/**
 * An offer before anyone's markup: what a supplier answers and the bucket keeps. Amounts in minor units of `currency`.
 */
export interface NetOffer {
  /** Unique within its source's answer. */
  resultIndex: string;
  source: string;
  segments: Segment[];
  isLCC: boolean;
  isRefundable: boolean;
  /** True for one of a low-cost carrier's pair (sold with its partner only). */
  isLCCSpecialReturn: boolean;
  /** Equal for offers that may be combined into one special return; empty otherwise. */
  pairKey: string;
  currency: string;
  fares: Omit<FareOfType, 'publishedFare' | 'publishedPrice'>[];
  /** Commission the supplier gives on the fare, for all passengers. */
  commission: number;
  /** What a site that supplies it adds for itself, for all passengers; absent: nothing, as at every other supplier. */
  sellerFee?: SellerFee;
  family: z.output<typeof fareFamily>;
  /** Equal for the same flights in other families or at other suppliers. */
  flightsKey: string;
  /** Documents the booking needs. */
  requires: Requires;
  /** The site's own fixed departure that it sells seats of; absent for scheduled fares. Chooses the markup. */
  departureId?: string;
  /** What the adapter needs to find the offer again; never leaves the server. Of a joined pair: see pair-offers.ts. */
  supplierRef: string;
}

/** An offer as shown to one customer. Prices are per all passengers unless said otherwise. */
export const offer = z.object({
  /** Names the offer within its source's answer; sent back with the `traceId` to choose it. */
  resultIndex: z.string(),
  /** The site's source that it comes from, as getSources names it. */
  source: z.string(),
  /** Its flights in order; those of the way back carry `tripIndicator` 2. */
  segments: z.array(segment),
  /** True for a low-cost carrier's fare, which is ticketed at once and cannot be held. */
  isLCC: z.boolean(),
  /** True where the fare is refunded, less a fee, when it is cancelled. */
  isRefundable: z.boolean(),
  /** True for one half of a low-cost carrier's pair, which is sold with its partner only. */
  isLCCSpecialReturn: z.boolean(),
  /** Equal for the halves that may be combined into one pair; empty for every other offer. */
  pairKey: z.string(),
  /** Equal for the same flights in other fare families or at other sources. */
  flightsKey: z.string(),
  family: fareFamily,
  /**
   * Total for all passengers as the customer pays it, markup or discount included; for an agent whose agency adds a markup
   * of its own, with that.
   */
  publishedPrice: amount,
  /** One adult's share of it, for cards and sorting. */
  pricePerAdult: amount,
  /** Zero unless staff or an agent asks. Staff: what the site pays the supplier; agents: what the agency pays. */
  net: amount,
  /** Zero unless staff or an agent asks. The Service Fee with its GST, and the agency's own markup where it adds one. */
  markup: amount,
  /**
   * Zero unless staff or an agent asks. Staff: what the supplier gives the site; agents: what is passed on to the
   * agency.
   */
  commissionEarned: amount,
  /**
   * Zero unless staff or an agent asks. Staff: what stays with the site, the Service Fee and the commission less what of
   * it is passed on, without GST; agents: what is passed on to the agency less TDS, and its own markup.
   */
  profit: amount,
  requires,
});
export type Offer = z.output<typeof offer>;

/** Fare rules of one origin-destination; the HTML is the supplier's, sanitised where stored and shown. */
export const fareRule = z.object({
  /** IATA code of the airport that the ruled journey begins at. */
  origin: z.string(),
  /** IATA code of the airport that it ends at. */
  destination: z.string(),
  /** IATA designator of the airline whose rules these are. */
  airline: z.string(),
  /** The fare basis code that the rules belong to. */
  fareBasis: z.string(),
  /** The rules as HTML from the supplier, sanitised: no scripts, no frames, no event handlers. */
  fareRuleDetail: z.string(),
});
export type FareRule = z.output<typeof fareRule>;

export const titles = ['Mr', 'Mrs', 'Ms', 'Mstr', 'Miss', 'Dr'] as const;

/** A passenger as sent to a supplier. Dates `YYYY-MM-DD`; empty where the fare does not ask. */
export interface SupplierPassenger {
  title: string;
  firstName: string;
  lastName: string;
  paxType: PaxType;
  gender: 1 | 2;
  dateOfBirth: string;
  nationality: string;
  passportNo: string;
  passportIssueDate: string;
  passportExpiry: string;
  passportIssueCountryCode: string;
  pan: string;
  email: string;
  phoneCode: string;
  mobileNo: string;
  addressLine1: string;
  city: string;
  countryCode: string;
  baggage: BaggageOption[];
  meals: MealOption[];
}
