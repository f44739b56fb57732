import * as z from 'zod/mini';
import { day } from '../../flights/model.ts';
import { orderId } from '../order-view.ts';
import { paymentOutcomes } from './gateway-transaction.ts';

const someDay = z._default(z.union([day, z.literal('')]), '');

/** What the payments begun at gateways can be narrowed to; all of it is in their page's address. */
export const transactionNarrowing = z.strictObject({
  /** `open`: only those that no gateway has decided yet. `refunds`: with a refund by others that waits for staff. */
  show: z._default(z.enum(['all', 'open', 'refunds']), 'all'),
  /**
   * A payment's id, an order's, a PNR or a ticket's number, each exact; otherwise words that begin those of the customer,
   * their company or what was paid for, or a part of the order's id, here or at the gateway. Empty: all.
   */
  search: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** First day, `YYYY-MM-DD` in the site's zone, on which the latest attempt was begun; empty: no limit. */
  from: someDay,
  /** Last day; empty: no limit. */
  to: someDay,
  /** Name of the gateway of the latest attempt, as orders call it; empty: any. */
  gateway: z._default(z.string().check(z.maxLength(40)), ''),
  /**
   * What the order costs, or what was to be paid with the convenience fee, in decimals of the payment's currency and to the
   * last digit, thousands set apart or not; empty: any.
   */
  amount: z._default(
    z.union([
      z.literal(''),
      z.string().check(z.trim(), z.regex(/^\d[\d,]{0,10}(\.\d{1,3})?$/, 'Please enter an amount, such as 25,000.')),
    ]),
    '',
  ),
  /** What came of it, as `outcomeShown` has it; empty: whatever did. */
  outcome: z._default(z.union([z.enum(paymentOutcomes), z.literal('')]), ''),
  /** A user whose payments alone are shown, an agent's or corporate's company's; left out or empty: everybody's. */
  userId: z._default(z.string().check(z.maxLength(40)), ''),
  /** One order's payments alone; left out or empty: any. */
  orderId: z._default(z.union([orderId, z.literal('')]), ''),
});

/** The same, as their list goes on by it. */
export const transactionFilter = z.extend(transactionNarrowing, {
  /** The `cursor` of the page before; empty for the first. */
  cursor: z._default(z.string().check(z.maxLength(1000)), ''),
});
export type TransactionFilter = z.output<typeof transactionFilter>;
