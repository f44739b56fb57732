import * as z from 'zod/mini';
import { day } from '../../flights/model.ts';
import { cursorPage } from '../../lists/pages.ts';
import { amount, priced } from '../../money.ts';
import { serviceNames } from '../../payments/model.ts';
import { refundLine } from '../../payments/refund-line.ts';
import { walletEntryKinds } from '../model.ts';

const someDay = z._default(z.union([day, z.literal('')]), '');

/** What a statement can be narrowed to; all of it is in its page's address. */
export const statementFilter = z.strictObject({
  /** First day, `YYYY-MM-DD` in the site's zone; empty: no limit. */
  from: someDay,
  /** Last day; empty: no limit. */
  to: someDay,
  /** Only entries of this kind; empty: all. */
  kind: z._default(z.union([z.enum(walletEntryKinds), z.literal('')]), ''),
  /** Where to go on, from an earlier answer; empty for the first page. */
  cursor: z._default(z.string().check(z.maxLength(2000)), ''),
});
export type StatementFilter = z.output<typeof statementFilter>;

/** A span of days that ends before it begins is the end's error. */
export const endsInOrder = z.refine<Pick<StatementFilter, 'from' | 'to'>>(
  ({ from, to }) => !from || !to || from <= to,
  {
    path: ['to'],
    error: 'Please choose the same day or later.',
  },
);

/** Whose statement staff ask for: by one of the two. */
export const whoseStatement = {
  /** The customer; an agent's or a company's user names the wallet they share. */
  userId: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  /** The same by the address they sign in with. */
  email: z.optional(z.string().check(z.trim(), z.minLength(3), z.maxLength(200))),
};

/** An entry of a wallet, as its statement shows it. */
export const statementEntry = z.object({
  /** What tells entries of a page apart. */
  id: z.string(),
  /** Instant (ISO 8601, UTC) at which it was made. */
  at: z.string(),
  /** What it is. */
  kind: z.enum(walletEntryKinds),
  /** Above zero: money in; below: money out. */
  amount,
  /** The wallet's balance after it; below zero is credit in use. */
  balanceAfter: amount,
  /** What it was for, in words. */
  remark: z.string(),
  /** The order, the bank's reference, or empty. */
  reference: z.string(),
  /** The order that it paid or that it came back from; empty for any other entry. */
  orderId: z.string(),
  /** What that order pays for; empty for any other entry. */
  serviceName: z.union([z.enum(serviceNames), z.literal('')]),
  /** The booking of that order; empty where it has none. */
  bookingId: z.string(),
  /** Its record locator; empty where there is none. */
  pnr: z.string(),
  /** Of a refund of what stands paid: how it adds up, line by line; left out for any other entry. */
  lines: z.optional(z.array(refundLine)),
  /** Who made it: an address of mail, the site's name for its staff, or empty for the platform itself. */
  by: z.string(),
  /** Whose wallet it is, where the entries of a whole site are shown; null otherwise. */
  customer: z.nullable(
    z.object({
      /** Name of the company, or of the person. */
      name: z.string(),
      /** One of the wallet's users; empty where there is none any more. */
      userId: z.string(),
      /** That user's address of mail: it tells wallets of one name apart; empty where there is none any more. */
      email: z.string(),
    }),
  ),
});
export type StatementEntry = z.output<typeof statementEntry>;

/** A page of a statement, newest first. */
export const statementPage = priced(
  z.extend(cursorPage(statementEntry), {
    /** ISO 4217 code of every amount here: the site's own. */
    currency: z.string(),
  }),
);
