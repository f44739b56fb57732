import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';

/** A wallet as its owner and staff see it. `balance` below zero is credit in use. */
export const walletBalance = priced(
  z.object({
    /** ISO 4217 code of the wallet: the site's own. */
    currency: z.string(),
    /** Money in the wallet; below zero is credit in use. */
    balance: amount,
    /** How far the balance may go below zero; zero for none. */
    creditLimit: amount,
  }),
);

/**
 * What an entry of a wallet is. `payment`: an order paid from it; `refund`: the money of one that came back; `topUp`:
 * paid in through a gateway; `transfer`: a bank transfer that staff confirmed; `added` and `taken`: by staff, against
 * the bank, or taken for what a gateway gave back; `between`: from or to another wallet; `reversal`: another entry taken back.
 */
export const walletEntryKinds = [
  'payment',
  'refund',
  'topUp',
  'transfer',
  'added',
  'taken',
  'between',
  'reversal',
] as const;
export type WalletEntryKind = (typeof walletEntryKinds)[number];

/** How a person calls each kind. */
export const walletEntryKindName: Record<WalletEntryKind, string> = {
  payment: 'Order paid',
  refund: 'Refund',
  topUp: 'Top-up',
  transfer: 'Bank transfer',
  added: 'Money added',
  taken: 'Money deducted',
  between: 'Between wallets',
  reversal: 'Entry reversed',
};
