import * as z from 'zod/mini';
import { amount, priced } from '../../money.ts';
import { cartStates } from '../cart/lifecycle.ts';

/** A cart as the queue lists it. */
export const queueRow = priced(
  z.object({
    /** Id of the cart. */
    cartId: z.string(),
    /** ISO 4217 code of the total: the site’s. */
    currency: z.string(),
    /** Where it is in its life. */
    status: z.enum(cartStates),
    /** Who is asked for on the day; empty before it was checked out. */
    leadGuest: z.string(),
    /** Whose it is: the customer that staff gave it to, or who made it. */
    buyerName: z.string(),
    /** Guests who pay as adults. */
    adults: z.number(),
    /** Guests who pay as children. */
    children: z.number(),
    /** Guests on somebody’s lap. */
    infants: z.number(),
    /** How many items it has. */
    itemCount: z.number(),
    /** What the first two of them are. */
    titles: z.array(z.string()),
    /** Day of the first visit; of one that was not checked out, of the trip. */
    firstDate: z.string(),
    /** Instant at which it was paid; empty before. */
    paidAt: z.string(),
    /** Instant of its last change. */
    updatedAt: z.string(),
    /** What it comes to; null before it was checked out. */
    total: z.nullable(amount),
  }),
);
export type QueueRow = z.output<typeof queueRow>;
