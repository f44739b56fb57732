import * as z from 'zod/mini';
import { amount } from '../../money.ts';
import { phoneNumber } from '../model.ts';

/** A user of a company as its owner sees it. Amounts are in the currency that stands over the rows. */
export const colleagueRow = z.object({
  /** The user's id. */
  userId: z.string(),
  /** Given names. */
  firstName: z.string(),
  /** Family name; may be empty. */
  lastName: z.string(),
  /** Address of mail; empty for none, and then nobody signs in. */
  email: z.string(),
  /** The user's numbers. */
  phoneNumbers: z.array(phoneNumber),
  /** `verified` once a mailed link was opened. */
  status: z.enum(['verified', 'unverified']),
  /** True where the account is locked. */
  isBlocked: z.boolean(),
  /** True where staff of the site locked it: the company cannot unlock it. */
  isBlockedByStaff: z.boolean(),
  /** True for the company's owner, who rules over the others. */
  isOwner: z.boolean(),
  /** What the user may spend a day from the company's wallet; null: no limit. */
  dailyLimit: z.nullable(amount),
  /** What the user has spent from it today, by the site's day. */
  spentToday: amount,
});
export type ColleagueRow = z.output<typeof colleagueRow>;
