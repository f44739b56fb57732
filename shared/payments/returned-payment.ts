import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';

/** A payment that pays for nothing and goes back: a second one, one that came too late, one of another amount. */
export const returnedPayment = priced(
  z.object({
    /** The name that customers are shown of its gateway. */
    gateway: z.string(),
    /** The gateway's own id of it; empty in lists of customers. */
    paymentId: z.string(),
    /** How much goes back; null of one from before that was kept. */
    amount: z.nullable(amount),
    /** ISO 4217 code of the amount, the one it was paid in. */
    currency: z.string(),
    /** True where another one had paid the order. */
    isSecond: z.boolean(),
    /** Instant (ISO 8601, UTC) from which it is known to have gone back; empty while it is on its way. */
    backAt: z.string(),
    /** False where all of it went back at the gateway's own dashboard, before it was asked for here. */
    isOurs: z.boolean(),
  }),
);
export type ReturnedPayment = z.output<typeof returnedPayment>;
