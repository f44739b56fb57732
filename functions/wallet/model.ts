import type { OwnerId } from '#functions/actor.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import type { ServiceName } from '#shared/payments/model.ts';
import type { RefundLineKind } from '#shared/payments/refund-line.ts';
import type { WalletEntryKind } from '#shared/wallet/model.ts';

/**
 * Accounts of the house: entries only. `clearing` holds what was paid until it is earned or given back; `bank` is money
 * that staff book in and out of wallets. `outsideRefunds` is what went back at gateways' own dashboards while what was
 * paid for stands: a debit until it is taken from a wallet or the order is refunded, and what the house bears. Of what
 * is cancelled, `revenue:cancellationFee` is the site's own charge, `revenue:retainedFee` what it keeps of its other fees.
 * `revenue:quotations` is what is left of a quotation once its known costs (`supplierPayable:destination`) are owed,
 * `revenue:activities` the same of an activity's. `tax:input` is tax that other sites charged and that is set off against
 * `tax:gst`, `tax:tdsCredit` the TDS that they took: both are debits. `tax:due` is tax that papers of quotations name and
 * that nothing earned is set off against yet: a debit until what is billed is paid and earned. `collectedOutside` is what
 * staff took for quotations by cash or bank, a debit once it is earned.
 */
export type HouseAccount =
  | 'clearing'
  | 'bank'
  | 'revenue:serviceFee'
  | 'revenue:convenienceFee'
  | 'revenue:cancellationFee'
  | 'revenue:retainedFee'
  | 'revenue:quotations'
  | 'revenue:activities'
  | 'tax:gst'
  | 'tax:tds'
  | 'tax:input'
  | 'tax:due'
  | 'tax:tdsCredit'
  | 'commission'
  | 'outsideRefunds'
  | 'collectedOutside'
  | `gateway:${string}`
  | `supplierPayable:${string}`;

/** A signed part of a posting: positive credits the account, negative debits it. Minor units. */
export interface HouseLine {
  account: HouseAccount;
  minor: number;
}

/** A customer's wallet: what the house owes its owner. Minor units of `currency`. */
export interface Wallet {
  owner: OwnerId;
  currency: string;
  balance: number;
  /** How far below zero the balance may go. */
  creditLimit: number;
  /** ms since 1970; from then on the credit limit is zero. Absent: it stands until somebody changes it. */
  creditLimitUntil?: number;
  /** balance + creditLimit, stored because a condition cannot add; a debit needs this much. */
  available: number;
  /** Counts entries and changes of the limit; the next entry's number. 0: not there yet. */
  version: number;
  /** ms since 1970 of its last entry; absent before the first. */
  lastEntryAt?: number;
  /** All credits there ever were, minor units. */
  moneyIn: number;
  /** Its owner is mailed when the balance falls under this, minor units; and which of its users asked for it. */
  lowBalance?: number;
  lowBalanceTo?: string;
}

/** A wallet that nothing was ever posted to: no money, no credit. */
export const emptyWallet = (owner: OwnerId, currency: string): Wallet => ({
  owner,
  currency,
  balance: 0,
  creditLimit: 0,
  available: 0,
  moneyIn: 0,
  version: 0,
});

/** One entry of a wallet; never changed. */
export interface WalletEntry {
  /** The wallet's version before it, padded: entries sort by it and none is missing. */
  entryId: string;
  currency: string;
  /** Signed: positive credits the customer. */
  minor: number;
  balanceAfter: number;
  /** All credits of the wallet up to this one. */
  moneyIn: number;
  at: string;
  by: string;
  kind: WalletEntryKind;
  remark: string;
  /** What it was for: an order, a staff reference. */
  reference: string;
  /** Of an entry that paid an order or came of one. */
  order?: OrderOfEntry;
  /** Of a refund, how it adds up as people read it; absent: nobody says. */
  lines?: EntryLine[];
  /** The other side, so that the posting sums to zero. A transfer's other side is another wallet. */
  against: HouseLine[];
  /** The entry it takes back. */
  reverses?: string;
}

/** A line of a refund. Minor units of the entry's currency. */
export interface EntryLine {
  kind: RefundLineKind;
  minor: number;
}

/** What a word of an entry's bank reference leads to, and a user of that wallet. */
export type EntryPointer = Pick<WalletEntry, 'currency' | 'entryId'> & { owner: OwnerId; userId: string };

/** What the order that an entry is of says of itself and never changes. */
export interface OrderOfEntry {
  serviceName: ServiceName;
  /** What was booked with it; empty where nothing is. */
  bookingId: string;
}

/** A change of a wallet's credit limit, kept beside it for ever. Minor units. */
export interface LimitEvent {
  from: number;
  to: number;
  reason: string;
  /** ms since 1970; from then on it is zero. */
  until?: number;
  at: string;
  by: string;
}

/** What a task about a wallet names. */
export interface WalletSubject extends TaskSubject {
  name: 'wallet';
  owner: OwnerId;
  currency: string;
}

/** What was sold, of a posting that comes of a sale or of its refund. */
export interface AboutSale {
  /** Who it was bought from: a flight's source. */
  source: string;
  bookingId: string;
}

/** One entry of a house account. */
export interface HouseEntry {
  account: HouseAccount;
  currency: string;
  minor: number;
  at: string;
  by: string;
  reference: string;
  /** Absent for money that only passes through. */
  about?: AboutSale;
}
