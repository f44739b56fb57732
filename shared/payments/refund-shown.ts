import * as z from 'zod/mini';
import { amount } from '../money.ts';
import { refundStates } from './refund.ts';

/** A refund of an order that stays completed, as staff read it. */
export const refundShown = z.object({
  /** The order that was paid. */
  orderId: z.string(),
  /** Which refund of that order it is. */
  reference: z.string(),
  /** ISO 4217 code of the amount. */
  currency: z.string(),
  /** What goes back. */
  amount,
  /** Where it is: due, asked of the gateway, given, or stuck where the gateway refused it three times. */
  state: z.enum(refundStates),
  /** Whether it goes into the wallet or back by the gateway. */
  to: z.enum(['wallet', 'gateway']),
  /** When it was given; empty until then. */
  givenAt: z.string(),
});
export type RefundShown = z.output<typeof refundShown>;
