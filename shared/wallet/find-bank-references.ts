import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { transferStates } from './transfer.ts';

/** Letters and digits of a reference that must be typed before anything is looked for: `UTR` begins most of them. */
export const LEAST_OF_REFERENCE = 4;

/** A payment by bank as it is found by its reference. */
export const bankReferenceRow = priced(
  z.object({
    /** The transfer, or the wallet's entry, within its wallet. */
    id: z.string(),
    /** The bank's reference as it was typed. */
    reference: z.string(),
    /** What was sent; of an entry below zero for what was taken from the wallet. */
    amount,
    /** ISO 4217 code of the amount. */
    currency: z.string(),
    /** Instant (ISO 8601, UTC) at which it was reported or entered. */
    at: z.string(),
    /** Whose wallet it is: name of the company, or of the person. */
    customer: z.string(),
    /** A user of that wallet. */
    userId: z.string(),
    /** Where the transfer stands; null for a wallet's entry, which is booked. */
    state: z.nullable(z.enum(transferStates)),
  }),
);
export type BankReferenceRow = z.output<typeof bankReferenceRow>;

export const findBankReferences = defineCall({
  name: 'wallet/find-bank-references',
  method: 'POST',
  path: '/api/wallet/findBankReferences',
  summary:
    'Bank transfers, or entries of wallets, by the beginning of the bank’s reference or of one of its words: one’s own, for staff the site’s.',
  actor: 'user',
  access: {
    scope: 'own',
    permissionBy: { field: 'of', asks: { transfers: 'payments.view', entries: 'wallet.view' } },
  },
  request: z.strictObject({
    /** `transfers`: those that were reported, whatever became of them; `entries`: what staff booked by hand. */
    of: z.enum(['transfers', 'entries']),
    /** The reference or its beginning; case, spaces and signs do not count. Nothing is found by fewer than four letters or digits. */
    reference: z.string().check(z.trim(), z.maxLength(60)),
  }),
  response: z.object({
    /** Those found, newest first, at most 25. */
    records: z.array(bankReferenceRow),
    /** True where more would fit than are shown. */
    hasMore: z.boolean(),
  }),
  failures: [],
});
