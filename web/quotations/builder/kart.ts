import type { ResponseOf } from '#shared/contract.ts';
import type { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import type { Clash } from '#shared/quotations/clashes.ts';
import type { Missing } from '#shared/quotations/voucher-missing.ts';
import type { Sums } from './totals-bar.tsx';
import type { LineKind } from './line-view.ts';
import type { Piece } from './pieces.ts';

/** What the server says of a line beside what was typed. Minor units. */
export interface LineFacts {
  kind: LineKind;
  price: number | null;
  cost: number | null;
  /** What the rates say, where the price is one's own; null where they say nothing. */
  ratePrice: number | null;
  reason: string;
  isOtherDay: boolean;
}

/** Somebody who travels, as the form holds it. */
export interface Passenger {
  id: string;
  title: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  /** 1 adult, 2 child, 3 infant. */
  paxType: string;
}

/** A quotation as its page knows it. */
export interface Kart {
  id: string;
  quotationId: number | undefined;
  /** Counts its changes. */
  version: number;
  state: ResponseOf<typeof getKartById>['kart']['state'];
  currency: string;
  customerName: string;
  companyName: string;
  /** Empty where there is none. */
  customerEmail: string;
  head: Piece;
  lines: ReadonlyMap<string, Piece>;
  facts: ReadonlyMap<string, LineFacts>;
  /** What became of its vouchers; null before the first. */
  voucher: ResponseOf<typeof getKartById>['voucher'];
  /** What of it does not go together. */
  clashes: readonly Clash[];
  /** What its voucher lacks, line by line. */
  missing: readonly Missing[];
  /** What was sent. */
  versions: ResponseOf<typeof getKartById>['versions'];
  questions: ResponseOf<typeof getKartById>['questions'];
  passengers: readonly Passenger[];
  sums: Sums;
  /** What staff took, what orders paid, and what is to be paid first. Minor units. */
  paid: { collected: number; online: number; deposit: number };
  /** Others who have it open, by name. */
  seenBy: readonly string[];
}
