import type { OwnerId } from '#functions/actor.ts';
import type { RefundLine } from '#functions/payments/refunds/refund-lines.ts';
import type { BookingStatusId } from '#shared/bookings/model.ts';
import type { Segment } from '#shared/flights/model.ts';
import type { CancellationTypeId, ChangeEvent, ChangeState, RequestTypeId } from '#shared/changes/model.ts';

/** Passengers and sectors of a booking, by their places in it, from 0: every one of these passengers on every one of these. */
export interface Chosen {
  passengers: number[];
  segments: number[];
}

/** What cancelling costs, as the customer is asked to accept it. Minor units of the booking's currency. */
export interface Charges {
  /** Which of the request's charges these are, from 1: whoever accepts says which were read. */
  nth: number;
  airlineCharge: number;
  cancellationFee: number;
  /** Basis points of GST on the site's fee. */
  gstRate: number;
  /** What is kept beside them, as the site had it when they were said. */
  keepsServiceFee: boolean;
  keepsConvenienceFee: boolean;
  /** For the customer to read. */
  remarks: string;
  /** ms since 1970 until which they stand; absent: nobody said for how long. */
  validUntil?: number;
  saidBy: 'supplier' | 'staff';
  lines: RefundLine[];
  /** What comes back; zero where something is to be paid. */
  minor: number;
  /** Of a reissue: what takes the place of the booked flights. Absent: nothing does. */
  reissue?: Reissue;
}

/** Other flights for those of a booking. Minor units of its currency. */
export interface Reissue {
  /** All flights of the booking from then on. */
  flights: Segment[];
  /** What they cost more than the booked ones, below zero less; airline's charge and site's fee come beside it. */
  fareDifference: number;
  /** What is to be paid in all; zero where nothing is. */
  toPay: number;
  /** The supplier's offer, which it carries out; absent: staff named the flights. */
  offerId?: string;
}

/** What a supplier said, kept until it is over: only what it was asked for can be agreed to by it. */
export interface QuoteItem extends Chosen {
  charges: Charges;
  /** How many requests its booking had: what was said before another one says nothing after it. */
  changes: number;
  /** ms since 1970; charges whose supplier does not say for how long stand this long. */
  validUntil: number;
  /** Seconds since 1970. */
  ttl: number;
}

/** A change request's row, below its booking. */
export interface ChangeItem extends Chosen {
  /** `<booking>-<n>`. */
  requestId: string;
  /** Which of its booking it is, from 1. */
  number: number;
  bookingId: string;
  orderId: string;
  pnr: string;
  owner: OwnerId;
  /** Whose booking it is, who is mailed. */
  userId: string;
  /** Who asked, as lists show it. */
  askedBy: { email: string; userType: string };
  state: ChangeState;
  stateSince: string;
  createdAt: string;
  requestType: RequestTypeId;
  cancellationType: CancellationTypeId;
  remarks: string;
  currency: string;
  /** The status that the booking had, and returns to where nothing comes of it. */
  bookingWas: BookingStatusId;
  /** Names of the passengers and `DEL-BOM` of the sectors that are meant, as lists show them. */
  who: string[];
  sectors: string[];
  /** Whose booking it is, by company and name as they were, and its airlines, `AI Air India`: what it is searched by. */
  customer?: string;
  airlines?: string[];
  charges?: Charges;
  /** Who of staff sees to it. */
  assignedTo?: { userId: string; name: string };
  /** Why it was rejected, or completed against what was agreed. */
  reason?: string;
  /** The supplier's credit note, where it gave one. */
  creditNote?: string;
  /** The order that pays for the charges of this number, as it was made last; see Charges.nth. */
  toPay?: { orderId: string; chargesNo: number };
  /** The orders beside the booking's own that give of it, those of its reissues; absent: none. */
  alsoFrom?: string[];
  /** What came back in the end, minor units. */
  refunded?: number;
  /** Its other side, of a booking that was bought from another site, or sold to one, through a link: both move together. */
  partner?: { does: 'supplies' | 'sells'; site: string; requestId: string };
  /** What the supplying site's desk wrote of its charges, and of its refusal, for the desk here alone. */
  partnerRemarks?: string;
  partnerReason?: string;
  /** The supplier's own id of it; absent where it was not told by us. */
  supplierId?: string;
  /** The supplier's raw code for where it stands, and what it says of it to people. */
  rawStatus?: string;
  supplierSays?: string;
  /** Counts its changes. */
  version: number;
}

/** One entry of a request's timeline, never changed. */
export interface ChangeEventItem {
  event: ChangeEvent | 'ask' | 'assign';
  from: ChangeState | '';
  to: ChangeState;
  at: string;
  /** As actorName says. */
  by: string;
  note: string;
}
