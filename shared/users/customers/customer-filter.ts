import * as z from 'zod/mini';
import { userTypes } from '../types.ts';

const oneOrNone = <const T extends readonly [string, ...string[]]>(values: T) =>
  z._default(z.union([z.enum(values), z.literal('')]), '');

/** What the list of customers can be narrowed to; all of it is in the page's address. */
export const customerFilter = z.strictObject({
  /** Number of the page, from 1; only asked of the list that is not narrowed. */
  page: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
  /** Only users of this type; empty: all. */
  userType: oneOrNone(userTypes),
  /** Only customers of this markup group, given to them or to their company; empty: all. One that is gone has none. */
  groupId: z._default(z.string().check(z.maxLength(40)), ''),
  /** Only those whose address of mail is verified, or is not; empty: both. */
  status: oneOrNone(['verified', 'unverified']),
  /** Only customers that are blocked. */
  isBlocked: z._default(z.boolean(), false),
  /** Only customers who may search without ever booking. */
  isExempted: z._default(z.boolean(), false),
  /** Only agents who registered and wait to be approved. */
  isAwaitingApproval: z._default(z.boolean(), false),
  /** Where to go on in a narrowed list, from an earlier answer. */
  cursor: z.optional(z.string().check(z.maxLength(2000))),
  /** Accepted for older clients: who asks is known from the session. */
  staffId: z.optional(z.string().check(z.maxLength(140))),
  /** Only this user, for a page that was opened by an id; left out: all. */
  userId: z.optional(z.string().check(z.maxLength(140))),
});
export type CustomerFilter = z.output<typeof customerFilter>;
