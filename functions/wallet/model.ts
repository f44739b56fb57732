import type { OwnerId } from '#functions/actors/actor.ts';

/**
 * Accounts of the house: entries only. `clearing` holds what was paid until it is earned or given back; `bank` is money
 * that staff book in and out of wallets.
 */
export type HouseAccount =
  | 'clearing'
  | 'bank'
  | 'revenue:serviceFee'
  | 'tax:gst'
  | 'tax:tds'
  | 'commission'
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
  /** balance + creditLimit, stored because a condition cannot add; a debit needs this much. */
  available: number;
  /** Counts entries and changes of the limit; the next entry's number. 0: not there yet. */
  version: number;
}

/** One entry of a wallet; never changed. */
export interface WalletEntry {
  /** The wallet's version before it, padded: entries sort by it and none is missing. */
  entryId: string;
  currency: string;
  /** Signed: positive credits the customer. */
  minor: number;
  balanceAfter: number;
  at: string;
  by: string;
  remark: string;
  /** What it was for: an order, a staff reference. */
  reference: string;
  /** The other side, so that the posting sums to zero. A transfer's other side is another wallet. */
  against: HouseLine[];
  /** The entry it takes back. */
  reverses?: string;
}

/** One entry of a house account. */
export interface HouseEntry {
  account: HouseAccount;
  currency: string;
  minor: number;
  at: string;
  by: string;
  reference: string;
}
