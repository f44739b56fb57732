import type { OwnerId } from '#functions/actor.ts';
import type { HoldQuote } from '#functions/suppliers/flight-supplier.ts';
import type { BookingEvent, BookingStatusId } from '#shared/bookings/model.ts';
import type {
  BaggageOption,
  FareDetail,
  FareRule,
  MealOption,
  NetOffer,
  PaxType,
  SearchQuery,
  Segment,
} from '#shared/flights/model.ts';

/**
 * A passenger as the booking's row keeps it: no passport, PAN or date of birth, which are encrypted in the PII item.
 */
export interface BookedPassenger {
  title: string;
  firstName: string;
  lastName: string;
  paxType: PaxType;
  gender: 1 | 2;
  email: string;
  phoneCode: string;
  mobileNo: string;
  addressLine1: string;
  city: string;
  countryCode: string;
  nationality: string;
  ticket?: { ticketNumber: string; ticketId: string; validatingAirline: string };
  /** The supplier's barcode content per segment; empty strings where it gave none. */
  barcodes?: string[];
  baggage: BaggageOption[];
  meals: MealOption[];
  /** The booking's segments, by their places from 0, that were cancelled for this passenger; absent: none. */
  cancelledOn?: number[];
}

/** How a passenger is reached. */
export type PassengerContact = Pick<
  BookedPassenger,
  'email' | 'phoneCode' | 'mobileNo' | 'addressLine1' | 'city' | 'countryCode'
>;

/**
 * What the PII item holds, encrypted, one entry per passenger in order. Of what another site sold also how they are reached:
 * its airline is told, and nobody who supplies it.
 */
export interface PassengerSecrets extends Partial<PassengerContact> {
  dateOfBirth: string;
  passportNo: string;
  passportIssueDate: string;
  passportExpiry: string;
  passportIssueCountryCode: string;
  pan: string;
}

/** A flight booking's row. */
export interface BookingItem {
  bookingId: string;
  orderId: string;
  statusId: BookingStatusId;
  /** Since when it has this status, an instant; absent: since it was made. */
  statusSince?: string;
  owner: OwnerId;
  userId: string;
  createdAt: string;
  /** Who sat at the keyboard, as queues show it. */
  createdBy: { email: string; userType: string };
  /**
   * Set where staff booked for the customer whose it is: who of staff did, and the customer as they were then, who is
   * written to. Absent: who sat at the keyboard is who booked.
   */
  bookedFor?: { byUserId: string; email: string; userType: string };
  /** Where a partner hears of what it bought by a key of its own; absent of whatever else is a partner's, and nobody is written to. */
  partnerMail?: string;
  isInternational: boolean;
  /** The flight source it was booked at, and that supplier's reference; together unique. */
  source: string;
  supplierReference: string;
  pnr: string;
  /** Until when its seats are held, ms since 1970, by their supplier's limit and the site's: see holdEnd for when they go back. */
  holdUntil?: number;
  /** The supplier's own limit of seats that are held unpaid, ms since 1970: the site's may be earlier. */
  supplierHoldUntil?: number;
  /** When seats began to be held unpaid, ms since 1970. */
  heldAt?: number;
  /** Its seats were asked for without payment, and nobody has paid since. */
  unpaid?: true;
  /** What may be paid for its tickets, as the supplier said last and the customer agreed to; absent: what it was booked at. */
  agreedHold?: HoldQuote;
  query: SearchQuery;
  /** The offer as confirmed, net. */
  offer: NetOffer;
  segments: Segment[];
  passengers: BookedPassenger[];
  /** The price as accepted: the snapshot every later document reads. */
  fare: FareDetail;
  fareRules: FareRule[];
  /** The supplier could not be asked for the rules before it was paid; absent: these are all there are. */
  areRulesMissing?: true;
  isLcc: boolean;
  isLCCSpecialReturn: boolean;
  ticketedAt?: string;
  /** The mails that told of the ticket, of a refund, of a long wait, of a hold that ends: each queued once. */
  ticketMailIds?: string[];
  refundMailIds?: string[];
  delayMailIds?: string[];
  holdMailIds?: string[];
  /** The supplier ticketed it without saying all ticket numbers yet: they are asked for until they come. */
  lacksTicketNumbers?: true;
  /** Staff were told that these numbers are still missing, and have or have not found that none are needed. */
  numbersCase?: 'open' | 'closed';
  /** The airline changed the flights, and nobody has accepted that at the supplier yet. */
  changeToAccept?: true;
  /** Its airline cancelled it, and what was paid is to be settled; false once it is. */
  refundDue?: boolean;
  /** How many change requests were made of it: the number of the latest. Absent: none. */
  changes?: number;
  /** What is said of the latest of them, for people to read; meant while the booking waits for it. */
  changeText?: string;
  /** The change request that asks for other flights, by its number: while it is open, the flights of the airline are left alone. */
  reissueAsked?: number;
  /** What reissues gave back of this booking's own order, as it changed what was earned: minor units, added to the sale's. */
  reissued?: { payable: number; serviceFee: number; gst: number };
  /** The orders that paid for reissues, oldest first, and what of each was the site's fee and GST on it: minor units. */
  reissueOrders?: { orderId: string; serviceFee: number; gst: number }[];
  /** What its reissues cost its customer more than was paid at first, in all; below zero less. Minor units; absent: nothing. */
  reissueDifference?: number;
  /** The flights before its last reissue: a supplier that says them still has nothing new to say. */
  reissuedFrom?: Segment[];
  /** Reissued by hand under another PNR: its supplier knows the old one alone, and is not asked any more. */
  isReissuedElsewhere?: true;
  /** How often the airline changed the flights since; absent: never. */
  flightChanges?: number;
  /** Added on the ticket by staff or the owning agent. Minor units. */
  txnFee: number;
  ticketDiscount: number;
  userMergeTxnFeeTaxes: boolean;
}

/** A booking before it is paid for, as its row stands: with what is that row's own. */
export interface DraftRow extends BookingItem {
  pk: string;
  sk: string;
  v: number;
  ttl: number;
}

/** One entry of a booking's timeline, never changed. */
export interface BookingEventItem {
  event:
    | BookingEvent
    | 'create'
    | 'createHold'
    | 'changeAdditions'
    | 'seeDocuments'
    | 'changeFlights'
    | 'reissue'
    | 'numberTickets'
    | 'closeNumbers'
    | 'acceptChange'
    | 'needsAction'
    | 'askAgain'
    | 'refundBlind'
    | 'payHold'
    | 'agreeHold';
  /** statusId before and after; 0 before there was a booking. */
  from: number;
  to: number;
  at: string;
  /** As actorName says. */
  by: string;
  note?: string;
}
