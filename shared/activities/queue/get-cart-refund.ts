import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { refundShown } from '../../payments/refund-shown.ts';
import { cartIdField } from '../cart/item-fields.ts';

export const refundOfCart = priced(
  z.extend(refundShown, {
    /** What of it went back at the gateway's own dashboard, as staff said. */
    atDashboard: amount,
    /** What the gateway heard of at its own dashboard and may be settled as this refund. Nothing more is given before that. */
    heard: z.array(
      z.object({
        /** The gateway's own id of it. */
        refundId: z.string(),
        /** How much went back. */
        amount,
        /** Instant (ISO 8601, UTC) from which it is known. */
        at: z.string(),
        /** False: it is more than is left of this refund, which it cannot be. */
        fits: z.boolean(),
      }),
    ),
  }),
);
export type RefundOfCart = z.output<typeof refundOfCart>;

/** What goes back of a cart that was rejected or cancelled. */
export const cartRefund = z.object({
  /** Its refund; null where nothing of it goes back. */
  refund: z.nullable(refundOfCart),
});

export const getCartRefund = defineCall({
  name: 'activities/queue/get-cart-refund',
  method: 'POST',
  path: '/api/activities/queue/getCartRefund',
  summary: 'What goes back of a rejected or cancelled cart, and what keeps it from going back.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'activities.view', module: 'Activities', locked: true },
  request: z.strictObject({
    /** Id of the cart. */
    cartId: z.nonoptional(cartIdField),
  }),
  response: cartRefund,
  failures: [],
});
