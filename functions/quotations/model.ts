import type * as z from 'zod/mini';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { KartState } from '#shared/quotations/lifecycle.ts';
import type { shownCurrency } from '#shared/quotations/link/quotation-shown.ts';
import type { accomodationLine, activityLine, flightLine, miscellaneousLine } from '#shared/quotations/line-fields.ts';
import type { PriceBreakup } from '#shared/quotations/kart-shown.ts';
import type { KartCharges, KartSums } from '#shared/quotations/sums.ts';

interface Fields {
  accomodations: z.output<typeof accomodationLine>;
  activities: z.output<typeof activityLine>;
  miscellaneous: z.output<typeof miscellaneousLine>;
  flights: z.output<typeof flightLine>;
}
/** The specification's lists of lines. */
export type LineKind = keyof Fields;
export const lineKinds = ['accomodations', 'activities', 'miscellaneous', 'flights'] as const satisfies LineKind[];

/** What the rates said when a line was priced. Minor units. */
export interface LineRate {
  /** null: they say nothing. */
  price: number | null;
  cost: number | null;
  reason: string;
  /** Day that it was priced for, `YYYY-MM-DD`. */
  date: string;
  /** It does not run that day; absent otherwise. */
  isClosed?: boolean;
}

/** A line as its day's row keeps it. It copies the names that it shows. */
export interface LineOf<K extends LineKind> {
  kind: K;
  id: string;
  /** Counts its changes, from 1. */
  version: number;
  /** Day of the trip, from 1; 0 for none. */
  day: number;
  place: number;
  fields: Omit<Fields[K], 'id' | 'version' | 'day' | 'place'>;
  /** What the place or the activity is called; empty for what has no master. */
  name: string;
  /** What the option of an activity is called. */
  optionName: string;
  /** Absent of what has no rates. */
  rate?: LineRate;
  /** Who changed it last, and when. */
  by: string;
  at: string;
}
export type Line = { [K in LineKind]: LineOf<K> }[LineKind];

/** An order that a quotation waits for: made, and neither paid to its end nor given up. Minor units. */
export interface OpenOrder {
  orderId: string;
  minor: number;
  /** Number of the version that it pays for. */
  number: number;
  /** ms since 1970 until which it can be paid; paid by then, it stays until its end. */
  expiresAt: number;
  /** Whoever has the link made it: their next one takes its place. */
  isByLink?: true;
}

/** What was paid for a quotation by one order. Minor units. */
export interface KartPaymentRow {
  orderId: string;
  minor: number;
  number: number;
  at: string;
  /** The instant at which it was given back, or its refund was begun. */
  returnedAt?: string;
  /** The instant at which it was earned last, and how much of it: what the quotation costs less by then is not. */
  earnedAt?: string;
  earned?: number;
}

/** What of a quotation was earned so far, in all, and what of that went where. Minor units. */
export interface KartEarnedRow {
  /** Counts its changes, from 1; 0 before the first. */
  count: number;
  /** Of what orders paid. */
  online: number;
  /** Of what staff took. */
  collected: number;
  /** Set off against the tax that its papers name. */
  tax: number;
  /** To suppliers, by known costs. */
  owed: number;
}

/** A quotation's head. Amounts in minor units of `currency`. */
export interface KartItem extends KartCharges, KartSums {
  id: string;
  /** GST that its service charge has, in basis points; absent of what was saved before any was said. */
  gstRate?: number;
  /** Running number of the site's quotations, from 1. */
  quotationId: number;
  /** Counts its commits. */
  version: number;
  /** The version at which fields of the head changed last: lines have versions of their own. */
  fieldsVersion: number;
  state: KartState;
  currency: string;
  createdAt: string;
  customerId: number;
  userId: string;
  marketId: string;
  customerName: string;
  companyName: string;
  customerEmail: string;
  kartName: string;
  adults: number;
  child: number;
  infant: number;
  arrivalDate: string;
  noOfDays: number;
  noOfNights: number;
  quoteValidyInDays: number;
  deposit: number;
  collectedPayment: number;
  /** How staff took it; absent where nobody said. */
  collectedReason?: string;
  paidOnline: number;
  priceBreakup: PriceBreakup;
  isAgentBranding: boolean;
  isVouchered: boolean;
  /** Counts what was to be made of its vouchers: the work of an older number stops. 0 before the first. */
  voucher: number;
  /** Where it was before it was vouchered. */
  beforeVoucher: KartState;
  paymentDeadline: string;
  remark: string;
  remarkForCustomer: string;
  internalRemark: string;
  purchaseConfirmationNo: string;
  salesConfirmationNo: string;
  /** Number of the last sent version; 0 where none was. */
  lastVersion: number;
  /** The version that was accepted; 0 where none was. */
  acceptedVersion: number;
  /** Last day of the last version, in the site's zone; empty where none was sent. */
  validTill: string;
  openQuestions: number;
  /** Who accepted it, and when; empty where nobody did. */
  acceptedBy: string;
  acceptedAt: string;
  /** Orders that have no end yet; absent for none. */
  orders?: OpenOrder[];
}

/** Lines of one day. */
export interface DayRow {
  lines: Line[];
}

/** Names of who travels. */
export interface PassengersRow {
  passengers: { id: string; title: string; firstName: string; lastName: string; paxType: number }[];
}

/** What is sealed of who travels; gone thirty days after the trip. */
export interface PersonalRow {
  /** Dates of birth by passenger's id. */
  sealed: Sealed;
  /** s since 1970. */
  ttl: number;
}

/** Who travels: names, and what is sealed of them, absent where nobody said a date of birth or the trip is long over. */
export type Travellers = PassengersRow & { sealed?: Sealed };

/** Somebody who has it open. */
export interface SeenRow {
  name: string;
  /** ms since 1970 until which they count as here. */
  until: number;
}

/** A sent version: packed, never changed but for what became of it. */
export interface VersionItem {
  number: number;
  sentAt: string;
  sentBy: string;
  /** Last day on which it stands, in the site's zone. */
  validTill: string;
  total: number;
  currency: string;
  isWithdrawn: boolean;
  /** Tells it from what the builder has by now (`markOfSent`). */
  mark: string;
  /** What was sent, as JSON, gzipped, base64. */
  packed: string;
  /** Trip, charges and lines as the builder had them, packed alike, to be taken back. */
  kart: string;
}

/** A version as it is read to be shown. */
export type SentVersion = Omit<VersionItem, 'kart' | 'mark'>;

/** A quotation's link. */
export interface QuoteLinkRow {
  /** SHA-256 of its secret. */
  hash: string;
  /** The secret, for staff to copy the link again. */
  sealed: Sealed;
  isEnded: boolean;
}

/** What a customer asked by the link. */
export interface QuestionRow {
  id: string;
  text: string;
  askedAt: string;
  /** What staff answered, who of them, and when; absent until then. */
  answer?: string;
  answeredBy?: string;
  answeredAt?: string;
}

/** A quotation as it was read, whole. */
export interface Kart {
  head: KartItem;
  lines: Line[];
  passengers: Travellers;
}

/** What was sent, whole: what its breakup lets a customer see of it is told at each look. Amounts in minor units. */
export interface SentQuotation {
  kartName: string;
  adults: number;
  child: number;
  infant: number;
  arrivalDate: string;
  noOfDays: number;
  noOfNights: number;
  remark: string;
  priceBreakup: PriceBreakup;
  isAgentBranding: boolean;
  deposit: number;
  lines: {
    id: string;
    kind: 'activity' | 'accomodation' | 'flight' | 'miscellaneous';
    day: number;
    time: string;
    title: string;
    note: string;
    price: number;
    isByCustomer: boolean;
  }[];
  charges: { label: string; amount: number }[];
  total: number;
  /** The total in a second currency; absent for none. */
  shown?: z.output<typeof shownCurrency>;
}
