import type { Actor, OwnerId } from '#functions/actor.ts';
import type { Carded } from '#functions/table/key.ts';
import { at, belowBeginning, list, rows } from '#functions/table/site-key.ts';
import type { FiguresHead, DayFigure } from './figures/model.ts';
import type { Wallet, WalletEntry, LimitEvent, HouseEntry } from './model.ts';
import type { TransferItem } from './transfers/model.ts';

/** Wallets, bank transfers and house accounts. */
export const walletKeys = {
  wallet: (actor: Actor, owner: OwnerId, currency: string) => at(actor, 'WAL', owner, currency)<Wallet>('BAL'),
  walletEntry: (actor: Actor, owner: OwnerId, currency: string, entryId: string) =>
    at(actor, 'WAL', owner, currency)<WalletEntry & Carded>(`E#${entryId}`),
  /** What stands below a wallet: its entries, the changes of its credit limit. */
  entriesOfWallet: (actor: Actor, owner: OwnerId, currency: string) =>
    belowBeginning<WalletEntry>(actor, ['WAL', owner, currency], 'E#'),
  limitEventsOfWallet: (actor: Actor, owner: OwnerId, currency: string) =>
    belowBeginning<LimitEvent>(actor, ['WAL', owner, currency], 'EV#'),
  /** An entry's reversal. */
  walletReversal: (actor: Actor, owner: OwnerId, currency: string, entryId: string) =>
    at(actor, 'WAL', owner, currency)(`X#REV#${entryId}`),
  /** Work about a wallet: a credit limit that ends, a balance that fell under what its owner chose. */
  walletTask: (actor: Actor, owner: OwnerId, currency: string, kind: 'LIMIT' | 'LOW') =>
    at(actor, 'WAL', owner, currency)(`TASK#${kind}`),
  /** Who changed a wallet's credit limit, and why. */
  walletEvent: (actor: Actor, owner: OwnerId, currency: string, eventId: string) =>
    at(actor, 'WAL', owner, currency)(`EV#${eventId}`),
  wallets: (actor: Actor) => list<{ card: Pick<Wallet, 'owner' | 'currency'> }>(actor, 'gsi1', 'WAL'),
  /** Entries of a currency by when: of all the site's wallets, of an owner's. */
  walletEntries: (actor: Actor, currency: string) => list(actor, 'gsi1', 'WALE', currency),
  walletEntriesOfOwner: (actor: Actor, owner: OwnerId, currency: string) =>
    list(actor, 'gsi3', 'WALE', owner, currency),
  /** A bank transfer that somebody says to have made, and what became of it. */
  transfer: (actor: Actor, transferId: string) => at(actor, 'XFER', transferId)<TransferItem>('A'),
  transferEvent: (actor: Actor, transferId: string, eventId: string) => at(actor, 'XFER', transferId)(`EV#${eventId}`),
  /** Transfers by when they were reported: the site's, those that wait for staff, an owner's. */
  transfers: (actor: Actor) => list(actor, 'gsi1', 'XFER'),
  waitingTransfers: (actor: Actor) => list(actor, 'gsi2', 'XFERP'),
  transfersOfOwner: (actor: Actor, owner: OwnerId) => list(actor, 'gsi3', 'XFER', owner),
  /** An outside payment's normalised reference at an account of the site, claimed for ever, whoever's wallet it is. */
  bankReference: (actor: Actor, account: string, reference: string) => at(actor, 'XREF', account, reference)('A'),
  /** House accounts (revenue, tax, clearing): entries only, in daily partitions, so that no row is hot. */
  houseEntry: (actor: Actor, account: string, currency: string, day: string, entryId: string) =>
    at(actor, 'ACC', account, currency, day)(`E#${entryId}`),
  houseEntries: (actor: Actor, account: string, currency: string, day: string) =>
    rows<HouseEntry>(actor, 'ACC', account, currency, day),
  /** A house account's entries of a month `yyyymm` of the site's days, by when. */
  houseMonth: (actor: Actor, account: string, currency: string, month: string) =>
    list(actor, 'gsi1', 'ACC', account, currency, month),
  /** How far the house accounts are rolled up; and what a closed day of one comes to, by year. */
  figuresHead: (actor: Actor) => at(actor, 'FIG')<FiguresHead>('HEAD'),
  figure: (actor: Actor, account: string, currency: string, year: string, day: string) =>
    at(actor, 'FIG', account, currency, year)(day),
  figures: (actor: Actor, account: string, currency: string, year: string) =>
    rows<DayFigure>(actor, 'FIG', account, currency, year),
};
