import * as z from 'zod/mini';
import { amount } from '../money.ts';
import { iataAirport } from '../reference/model.ts';
import { isDay } from './is-day.ts';

/** Journey types of the wire (spec: flights-and-shell 3). */
export const JourneyType = { OneWay: 1, Return: 2, MultiStop: 3 } as const;
export type JourneyType = (typeof JourneyType)[keyof typeof JourneyType];

/** How a return is sold: two one-way fares, one GDS round-trip fare, or a low-cost carrier's pair. */
export const ReturnType = { Normal: 2, GdsSpecial: 3, LccSpecial: 5 } as const;
export type ReturnType = (typeof ReturnType)[keyof typeof ReturnType];

/** Passenger type codes: 1 ADT, 2 CHD, 3 INF. */
export const PaxType = { Adult: 1, Child: 2, Infant: 3 } as const;
export type PaxType = (typeof PaxType)[keyof typeof PaxType];
export const paxTypeName: Record<PaxType, string> = { 1: 'Adult', 2: 'Child', 3: 'Infant' };
export const paxTypeCode: Record<PaxType, string> = { 1: 'ADT', 2: 'CHD', 3: 'INF' };

export const Gender = { Male: 1, Female: 2 } as const;
export const cabins = ['Economy', 'PremiumEconomy', 'Business', 'First'] as const;
export type Cabin = (typeof cabins)[number];

const localTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));
/** A calendar day that there is. */
export const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a date.'),
  z.refine((text) => isDay(text), 'Please choose a date.'),
);
/** 128 random bits made by the browser, Crockford base 32. */
export const searchId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));

/** One non-stop sector of a journey. Times are the wall clock at each airport; the zones say what they mean. */
export const segment = z.object({
  /** 1 outbound, 2 return; for multi-stop the journey's number. */
  tripIndicator: z.number(),
  airlineCode: z.string(),
  airlineName: z.string(),
  /** Digits only. */
  flightNumber: z.string(),
  /** Reservation booking designator, one letter. */
  fareClass: z.string(),
  cabin: z.enum(cabins),
  originAirportCode: z.string(),
  originAirportName: z.string(),
  originCityName: z.string(),
  originTerminal: z.string(),
  originZone: z.string(),
  destinationAirportCode: z.string(),
  destinationAirportName: z.string(),
  destinationCityName: z.string(),
  destinationCityCode: z.string(),
  destinationTerminal: z.string(),
  destinationZone: z.string(),
  departureTime: localTime,
  arrivalTime: localTime,
  durationMinutes: z.number(),
  /** `Confirmed`, `Waitlisted`, `Schedule changed`, `Cancelled`. */
  flightStatus: z.string(),
  airlinePnr: z.string(),
  /** Checked and cabin allowance in words, e.g. `15 KG`, `2 PC`. Empty: none. */
  baggage: z.string(),
  cabinBaggage: z.string(),
  /** Carrier code when another carrier flies it, else empty. */
  operatingCarrier: z.string(),
  /** A technical stop on the way: IATA code and local times; empty where there is none. */
  stopPoint: z.string(),
  stopPointArrivalTime: z.string(),
  stopPointDepartureTime: z.string(),
});
export type Segment = z.output<typeof segment>;

/** Who added an amount to a price, and why. Totals are the sum of lines. */
export const priceLine = z.object({
  /**
   * base: fare per passenger type. tax: government and airport taxes. surcharge: carrier-imposed (YQ, YR).
   * extra: baggage and meals. markup: Service Fee. gst: GST on Service Fee. tds: tax deducted on commission.
   * discount: commission passed on (negative). txnFee, rounding: added on the ticket.
   */
  kind: z.enum(['base', 'tax', 'surcharge', 'extra', 'markup', 'gst', 'tds', 'discount', 'txnFee', 'rounding']),
  label: z.string(),
  /** Per-passenger lines carry their type; `minor` is the line's whole, for all passengers of the type. */
  paxType: z.optional(z.number()),
  count: z.optional(z.number()),
  amount,
  /** `supplier:<name>` or `rule:<id>`: the rule that added it. */
  source: z.string(),
});
export type PriceLine = z.output<typeof priceLine>;

/** Per-passenger amounts of one passenger type. */
export const fareOfType = z.object({
  passengerType: z.number(),
  passengerCount: z.number(),
  baseFare: amount,
  /** Government and airport taxes. */
  tax: amount,
  /** Carrier-imposed surcharges (YQ, YR). */
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
  currency: z.string(),
  fareDetails: z.array(fareOfType),
  /** Σ publishedPrice × count: before anything the site adds. */
  publishedPrice: amount,
  /** publishedPrice + baggagePrice + mealPrice + markup + gstOnMarkup + tds − discount; the spec's Total Fare. */
  totalFare: amount,
  /** The Service Fee; when > 0 it and its GST are shown, otherwise TDS and discount. */
  markup: amount,
  gstOnMarkup: amount,
  tds: amount,
  discount: amount,
  /** What is paid; equals totalFare. */
  totalPayable: amount,
  totalPayableAmt: amount,
  /** The commission passed on to an agent or company, before TDS: equals discount. Zero for everyone else. */
  commissionEarned: amount,
  baggagePrice: amount,
  mealPrice: amount,
  isPriceChanged: z.boolean(),
  resultIndex: z.string(),
  lines: z.array(priceLine),
});
export type FareDetail = z.output<typeof fareDetail>;

/** What a fare family gives. Texts are for icons with text; empty: not included. */
export const fareFamily = z.object({
  name: z.string(),
  changeFee: z.string(),
  cancelFee: z.string(),
  meal: z.string(),
  seatsLeft: z.number(),
});

/** Documents a fare's booking needs. */
export const requires = z.object({ passport: z.boolean(), pan: z.boolean(), dateOfBirth: z.boolean() });
export type Requires = z.output<typeof requires>;

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
  resultIndex: z.string(),
  source: z.string(),
  segments: z.array(segment),
  isLCC: z.boolean(),
  isRefundable: z.boolean(),
  isLCCSpecialReturn: z.boolean(),
  pairKey: z.string(),
  flightsKey: z.string(),
  family: fareFamily,
  /** Total for all passengers as the customer pays it, markup or discount included. */
  publishedPrice: amount,
  /** One adult's share of it, for cards and sorting. */
  pricePerAdult: amount,
  /** Zero unless staff or an agent asks. Staff: what the site pays the supplier; agents: what the agency pays. */
  net: amount,
  /** Zero unless staff or an agent asks. The Service Fee with its GST. */
  markup: amount,
  /**
   * Zero unless staff or an agent asks. Staff: what the supplier gives the site; agents: what is passed on to the
   * agency.
   */
  commissionEarned: amount,
  /**
   * Zero unless staff or an agent asks. Staff: what stays with the site, the Service Fee and the commission less what of
   * it is passed on, without GST; agents: what is passed on to the agency less TDS.
   */
  profit: amount,
  requires,
});
export type Offer = z.output<typeof offer>;

export const travellers = z.object({
  adultCount: z.number().check(z.int(), z.minimum(1), z.maximum(9)),
  childCount: z.number().check(z.int(), z.minimum(0), z.maximum(8)),
  infantCount: z.number().check(z.int(), z.minimum(0), z.maximum(9)),
});

export const searchQuery = z.object({
  JourneyType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Read for JourneyType 2 only. */
  returnType: z._default(z.union([z.literal(2), z.literal(3), z.literal(5)]), 2),
  segments: z
    .array(z.strictObject({ origin: iataAirport, destination: iataAirport, preferredDepartureTime: day }))
    .check(z.minLength(1), z.maxLength(6)),
  ...travellers.shape,
  cabin: z._default(z.enum(cabins), 'Economy'),
  directOnly: z._default(z.boolean(), false),
});
export type SearchQuery = z.output<typeof searchQuery>;

/** An extra a passenger may buy on a sector. */
export const baggageOption = z.object({
  code: z.string(),
  tripIndicator: z.number(),
  flightNumber: z.string(),
  origin: z.string(),
  destination: z.string(),
  weight: z.number(),
  price: amount,
  label: z.string(),
});
export const mealOption = z.object({
  code: z.string(),
  tripIndicator: z.number(),
  flightNumber: z.string(),
  origin: z.string(),
  destination: z.string(),
  quantity: z.number(),
  price: amount,
  label: z.string(),
});
export type BaggageOption = z.output<typeof baggageOption>;
export type MealOption = z.output<typeof mealOption>;

/** Fare rules of one origin-destination; the HTML is the supplier's, sanitised where stored and shown. */
export const fareRule = z.object({
  origin: z.string(),
  destination: z.string(),
  airline: z.string(),
  fareBasis: z.string(),
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
