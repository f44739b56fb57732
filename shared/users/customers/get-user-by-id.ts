import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { companyContact } from '../company/company-contact.ts';
import { customerNote } from './customer-note.ts';
import { customerRow } from './customer.ts';
import { mailProblem } from '../mail-problem.ts';
import { userData } from '../model.ts';

/** A customer as staff read it in full. */
export const customerDetails = z.object({
  /** The user, as its own profile shows it. */
  user: userData,
  /** The same user as a row of the list. */
  customer: customerRow,
  /** Counts changes of the user: what an editor sends along with its change. */
  version: z.number(),
  /** The last four characters of a person's own PAN, a sole proprietor's too (openCustomerPan); empty for none. */
  panEnd: z.string(),
  /** How the customer's company said it is reached; null where it never did. */
  companyContact: z.nullable(companyContact),
  /** Where the customer was referred by somebody: the code that was used; empty otherwise. */
  referredBy: z.string(),
  /**
   * The link that staff can have mailed: `first` one still waits for its password to be set or its address to be
   * confirmed, `password` sets another password, `none` is mailed to a blocked account, without an address, or where mails
   * come back.
   */
  linkToSend: z.enum(['first', 'password', 'none']),
  /** Why mails to the customer's address do not arrive; null where they do. */
  mailProblem: z.nullable(mailProblem),
  /** Balances of the customer's wallets, one a currency; empty where money never moved, and for staff without `wallet.view`. */
  wallets: z.array(
    priced(
      z.object({
        /** ISO 4217 code of the amounts. */
        currency: z.string(),
        /** What is in it; negative where credit is used. */
        balance: amount,
        /** How far below zero it may go. */
        creditLimit: amount,
      }),
    ),
  ),
  /** What staff wrote about the customer, newest first; at most 50. */
  notes: z.array(customerNote),
  /** What was done to the account, newest first; at most 50. */
  events: z.array(
    z.object({
      /** Instant (ISO 8601, UTC). */
      at: z.string(),
      /** What was done, in words. */
      text: z.string(),
      /** Of fields that are no secret what stood there and what does now; empty for nothing. */
      changes: z.array(
        z.object({
          /** The field as staff call it. */
          field: z.string(),
          /** What stood there. */
          from: z.string(),
          /** What was put there. */
          to: z.string(),
        }),
      ),
      /** Who did it, by name; `The site` for what happens by itself. */
      by: z.string(),
    }),
  ),
});
export type CustomerDetails = z.output<typeof customerDetails>;

export const getUserById = defineCall({
  name: 'users/customers/get-user-by-id',
  method: 'POST',
  path: '/api/wl/user/getUserById',
  summary: 'One user of the site in full, for staff.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.view' },
  request: z.strictObject({
    /** The user's id. */
    id: z.string().check(z.minLength(1), z.maxLength(140)),
  }),
  response: customerDetails,
  failures: [],
});
