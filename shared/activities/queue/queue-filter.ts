import * as z from 'zod/mini';
import { type CartState, cartStates } from '../cart/lifecycle.ts';

/** Where carts of the queue are: those in hand are nobody else’s business. */
export const queueStates = cartStates.filter((state): state is Exclude<CartState, 'DRAFT'> => state !== 'DRAFT');
export type QueueState = (typeof queueStates)[number];

export const queueFilter = z.strictObject({
  /** Whose carts are listed by where they are. */
  status: z._default(z.enum(queueStates), 'PENDING'),
  /** Number of the page, from 1. */
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  /**
   * From the answer before: what follows it is this page, at the cost of this page alone. Without one all carts before it are
   * read too.
   */
  cursor: z._default(z.string().check(z.maxLength(2000)), ''),
});
