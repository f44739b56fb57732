import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { isOneLine } from '../../one-line.ts';
import { cartIdField } from '../cart/item-fields.ts';
import { cartRefund } from './get-cart-refund.ts';

export const settleCartRefund = defineCall({
  name: 'activities/queue/settle-cart-refund',
  method: 'POST',
  path: '/api/activities/queue/settleCartRefund',
  summary:
    'Says that a refund made at the gateway’s own dashboard was the cart’s: it is given by that, and not once more. One of less leaves the rest due.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.refund', module: 'Activities', locked: true },
  request: z.strictObject({
    /** Id of the cart. */
    cartId: z.nonoptional(cartIdField),
    /** The refund at the dashboard, by the gateway's own id. */
    refundId: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Why, on one line; staff read it. */
    reason: z
      .string()
      .check(z.trim(), z.minLength(3), z.maxLength(200), z.refine(isOneLine, 'Please keep this on one line.')),
  }),
  response: cartRefund,
  failures: [],
});
