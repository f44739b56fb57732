import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { cartIdField } from './item-fields.ts';

/** What a cart gives back if it is cancelled now. */
export const cancellationShown = priced(
  z.object({
    /** ISO 4217 code of every amount: the site’s. */
    currency: z.string(),
    /** What goes back of each item. */
    items: z.array(
      z.object({
        /** The item of the cart. */
        itemId: z.string(),
        /** What it is. */
        title: z.string(),
        /** What was paid for it. */
        total: amount,
        /** What of that goes back. */
        refund: amount,
        /** Until when all of it does. */
        freeUntil: z.string(),
      }),
    ),
    /** What goes back of the items. */
    refund: amount,
    /** What goes back beside that of what the way of paying cost. */
    convenienceFee: amount,
    /** What could go back of the items at most, by the desk’s word. */
    most: amount,
    /** What goes back of what the way of paying cost where all of the items does. */
    feeOfAll: amount,
    /** What goes back in all where the desk rejects it. */
    ifRejected: amount,
  }),
);
export type CancellationShown = z.output<typeof cancellationShown>;

export const getCancellation = defineCall({
  name: 'activities/cart/get-cancellation',
  method: 'POST',
  path: '/api/activities/cart/getCancellation',
  summary: 'What would be refunded of a cart if it were cancelled now.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true },
  request: z.strictObject({
    /** The cart that would be cancelled. */
    cartId: z.nonoptional(cartIdField),
  }),
  response: cancellationShown,
  failures: [],
});
