import type { Outcome } from '#shared/errors.ts';
import type {
  BaggageOption,
  FareRule,
  MealOption,
  NetOffer,
  PaxType,
  SearchQuery,
  Segment,
  SupplierPassenger,
} from '#shared/flights/model.ts';

/** What every call to a supplier carries. */
export interface SupplierCall {
  /** The site on whose account the supplier is asked. */
  site: string;
  /** Aborted at the deadline; an adapter must stop waiting then. */
  signal: AbortSignal;
  /** The instant the question is asked, ms since 1970, so that an answer can be deterministic for a day. */
  now: number;
}

/** How old somebody is on the last day of travel, in whole years. */
export interface AgeOf {
  paxType: PaxType;
  age: number;
}

/** An offer confirmed by its supplier just now. */
export interface SupplierQuote {
  offer: NetOffer;
  /** The supplier's own limit; payment must be done before it. ms since 1970. */
  validUntil: number;
}

/** A passenger's ticket. Its number is empty where the airline issued none, or none yet: it is asked for again. */
export interface SupplierTicket {
  ticketNumber: string;
  ticketId: string;
  validatingAirline: string;
  /** Barcode content per segment, in order; empty string where the supplier gives none. */
  barcodes: string[];
}

/** What a supplier says of a booking. `NOT_FOUND` comes as a failure. */
export interface SupplierBooking {
  /** The supplier's own booking reference; supplier + reference is unique, a PNR is not. */
  reference: string;
  pnr: string;
  state: 'HELD' | 'TICKETED' | 'CANCELLED' | 'IN_PROGRESS';
  /** ms since 1970; for a hold. */
  holdUntil?: number;
  segments: Segment[];
  /** One per passenger, in the order sent; empty until ticketed. */
  tickets: SupplierTicket[];
  /** The airline changed its flights, and somebody has to accept that at the supplier; left out: nobody has. */
  isChangeOpen?: true;
}

/**
 * `SUPPLIER_TIMEOUT` and `SUPPLIER_FAILED` of book and ticket mean the outcome is unknown: ask `retrieve`, never book
 * again blindly. `SOLD_OUT`, `PRICE_CHANGED` and `FARE_EXPIRED` mean surely not booked.
 */
export type SupplierFailure =
  | 'SUPPLIER_TIMEOUT'
  | 'SUPPLIER_FAILED'
  | 'SOLD_OUT'
  | 'PRICE_CHANGED'
  | 'FARE_EXPIRED'
  | 'NO_SSR'
  | 'NOT_FOUND'
  | 'ILLEGAL_TRANSITION';

/** The supplier itself is in trouble: what the desk's alarm counts. The other failures are answers. */
export const isSupplierDown = (code: SupplierFailure): boolean =>
  code === 'SUPPLIER_TIMEOUT' || code === 'SUPPLIER_FAILED';

export interface BookRequest {
  offer: NetOffer;
  passengers: SupplierPassenger[];
  /** Ours, the same on every repeat: a supplier that saw it before answers with that booking. */
  clientReference: string;
  query: SearchQuery;
  /** Seats are to be held and nothing is to be issued: FARE_EXPIRED where that fare cannot be held. */
  isHold?: true;
}

/** What a hold would cost to ticket now, and until when it is kept. */
export interface HoldQuote {
  /** All passengers, minor units of `currency`. */
  total: number;
  /** ISO 4217. */
  currency: string;
  /** The supplier's own limit, ms since 1970; left out where it does not say. */
  holdUntil?: number;
}

export type Answer<T> = Promise<Outcome<T, SupplierFailure>>;

/** Some passengers, by their tickets, on some sectors of a booking. */
export type PartOfBooking = Pick<ChangeRequest, 'Sectors' | 'TicketId'>;

/** What cancelling a booking, or a part of it, costs now. Nothing is cancelled by asking. */
export interface CancellationQuote {
  /** What is kept of the price of all that was asked for, minor units. */
  charge: number;
  /** ISO 4217. */
  currency: string;
  /** For the customer to read. */
  remarks: string;
  /** The supplier keeps to it until then, ms since 1970; absent: it does not say for how long. */
  validUntil?: number;
}

/** Other flights for those of a booking, as its supplier offers them now. Nothing is changed by asking. */
export interface ChangeOffer {
  offerId: string;
  /** All flights of the booking from then on. */
  segments: Segment[];
  /** What they cost more than the booked ones, all passengers, below zero less; minor units. */
  difference: number;
  /** What is charged for the change beside it. */
  charge: number;
  /** ISO 4217. */
  currency: string;
  /** For the customer to read. */
  remarks: string;
  /** The supplier keeps to it until then, ms since 1970; absent: it does not say for how long. */
  validUntil?: number;
}

/** A change request as its supplier took it, or has it: its own id, and its own word for where it stands. */
export interface SupplierChange {
  changeRequestId: string;
  rawStatus: string;
}

/** What became of a change request. */
export interface SupplierChangeStatus {
  rawStatus: string;
  /** For people to read. */
  statusText: string;
  state: 'PENDING' | 'COMPLETED' | 'REJECTED';
  /** Once completed: what it gives back, minor units; absent where it does not say. */
  refund?: number;
  /** Once completed: what it kept of the price of all that was asked for, as `CancellationQuote.charge` counts it. */
  charge?: number;
  /** The number of its credit note; absent where it gave none. */
  creditNote?: string;
  /** Once a reissue is completed: the booking as it is from then on. */
  reissued?: Pick<SupplierBooking, 'pnr' | 'segments' | 'tickets'>;
}

/** The one port to anyone who sells flights. Adapters parse what they receive; past them it is trusted. */
export interface FlightSupplier {
  readonly name: string;
  search(call: SupplierCall, query: SearchQuery): Answer<NetOffer[]>;
  /**
   * Cheapest known price per day of a month (`YYYY-MM`) for the query's travellers, minor units; days without one are
   * left out. A supplier that has no such call answers none, and never searches for it.
   */
  calendar(call: SupplierCall, query: SearchQuery, month: string): Answer<Record<string, number>>;
  fareRules(call: SupplierCall, offer: NetOffer): Answer<FareRule[]>;
  quote(call: SupplierCall, offer: NetOffer, query: SearchQuery): Answer<SupplierQuote>;
  /**
   * For suppliers that sell a low-cost carrier's pair under a reference of its own, left out by all others, whose ways are
   * quoted one by one: both ways confirmed as one, in their order.
   */
  quotePair?(
    call: SupplierCall,
    pair: readonly [NetOffer, NetOffer],
    query: SearchQuery,
  ): Answer<readonly [SupplierQuote, SupplierQuote]>;
  /**
   * For suppliers whose prices go by age, left out by all others: the same flights and fare quoted anew for travellers of
   * these ages. FARE_EXPIRED where they are not sold to them any more.
   */
  quoteForAges?(call: SupplierCall, offer: NetOffer, query: SearchQuery, ages: readonly AgeOf[]): Answer<SupplierQuote>;
  extraServices(call: SupplierCall, offer: NetOffer): Answer<{ baggages: BaggageOption[]; meals: MealOption[] }>;
  /** Low-cost fares come back TICKETED, full-service fares HELD. */
  book(call: SupplierCall, request: BookRequest): Answer<SupplierBooking>;
  /**
   * Issues the tickets of a hold. `agreed`: what may be paid for it, where that is another than at its booking. PRICE_CHANGED
   * where it costs another amount by now, and nothing is issued.
   */
  ticket(call: SupplierCall, reference: string, agreed?: HoldQuote): Answer<SupplierBooking>;
  /** A hold's price now and until when; ILLEGAL_TRANSITION once it is no hold any more. */
  holdQuote(call: SupplierCall, reference: string): Answer<HoldQuote>;
  release(call: SupplierCall, reference: string): Answer<SupplierBooking>;
  /** By our client reference: how an unknown outcome is resolved. */
  retrieve(call: SupplierCall, clientReference: string): Answer<SupplierBooking>;
  /**
   * For suppliers at which an airline's changes are accepted, left out by all others. Accepted is accepted, however often
   * it is asked; ILLEGAL_TRANSITION where it cannot be done from here.
   */
  acceptChanges?(call: SupplierCall, reference: string): Answer<SupplierBooking>;
  /**
   * The requests that it carries out by itself, by their RequestType. Any other answers ILLEGAL_TRANSITION, touches
   * nothing, and is the desk's.
   */
  readonly carriesOut: readonly ChangeRequest['RequestType'][];
  /**
   * For suppliers that offer other flights themselves, left out by all others: those on these days, trip by trip. None
   * where it has none.
   */
  changeOffers?(call: SupplierCall, reference: string, days: readonly string[]): Answer<ChangeOffer[]>;
  /** Of everything, or of a part; ILLEGAL_TRANSITION where it cannot quote what was asked for, a part among them. */
  cancellationCharges(call: SupplierCall, reference: string, part?: PartOfBooking): Answer<CancellationQuote>;
  /**
   * The same `clientReference` again is the same change, made once. After SUPPLIER_TIMEOUT and SUPPLIER_FAILED it is
   * unknown whether it was taken: ask `findChange`.
   */
  changeRequest(call: SupplierCall, reference: string, request: ChangeRequest): Answer<SupplierChange>;
  /** What was taken of a booking under our reference; NOT_FOUND where nothing was, by now. */
  findChange(call: SupplierCall, reference: string, clientReference: string): Answer<SupplierChange>;
  changeRequestStatus(call: SupplierCall, changeRequestId: string): Answer<SupplierChangeStatus>;
}

/**
 * Codes as the specification's: RequestType 1 refund, 2 partial refund, 3 reissue; CancellationType 2 flight cancelled,
 * 3 otherwise.
 */
export interface ChangeRequest {
  RequestType: 1 | 2 | 3;
  CancellationType: 2 | 3;
  Sectors: { Origin: string; Destination: string }[];
  TicketId: string[];
  Remarks: string;
  /** Ours, the same on every repeat. */
  clientReference: string;
  /**
   * What the customer agreed to, minor units: of a refund the charge, of a reissue what it costs in all, below zero where
   * it comes back. Where it is more by now it is PRICE_CHANGED, and nothing is done. Left out: whatever it is.
   */
  agreedCharge?: number;
  /** Of a reissue: the offer that is taken (changeOffers); FARE_EXPIRED where it is gone. */
  offerId?: string;
}
