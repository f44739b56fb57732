import * as z from 'zod/mini';
import { day } from '../../flights/model.ts';
import { type CartState, cartStates } from '../cart/lifecycle.ts';

/** Where carts of the queue are: those in hand are nobody else’s business. */
export const queueStates = cartStates.filter((state): state is Exclude<CartState, 'DRAFT'> => state !== 'DRAFT');
export type QueueState = (typeof queueStates)[number];

const someDay = z._default(z.union([day, z.literal('')]), '');

/** What the queue is asked for: where carts are, and what narrows those. */
export const queueFilter = z.strictObject({
  /** Whose carts are listed by where they are. */
  status: z._default(z.enum(queueStates), 'PENDING'),
  /** Number of the page, from 1. */
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  /** Words that each begin one of the guest, the customer, the first two activities or the cart’s id; empty: all. */
  search: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** First day on which the first visit may be; empty: no limit. */
  from: someDay,
  /** Last day of it; empty: no limit. */
  to: someDay,
  /**
   * From the answer before: what follows it is this page, at the cost of this page alone. Without one all carts before it are
   * read too.
   */
  cursor: z._default(z.string().check(z.maxLength(2000)), ''),
});
export type QueueFilter = z.output<typeof queueFilter>;

/** Whether more than where carts are narrows the list: it goes on by cursor then, and counts what it found. */
export const isQueueNarrowed = ({ search, from, to }: Pick<QueueFilter, 'search' | 'from' | 'to'>): boolean =>
  search !== '' || from !== '' || to !== '';
