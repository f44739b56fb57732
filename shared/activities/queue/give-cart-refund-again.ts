import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cartIdField } from '../cart/item-fields.ts';
import { cartRefund } from './get-cart-refund.ts';

export const giveCartRefundAgain = defineCall({
  name: 'activities/queue/give-cart-refund-again',
  method: 'POST',
  path: '/api/activities/queue/giveCartRefundAgain',
  summary:
    'Says what becomes of a cart’s refund that its gateway refused three times: it is tried again there, or goes to the wallet.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.refund', module: 'Activities', locked: true },
  request: z.strictObject({
    /** Id of the cart. */
    cartId: z.nonoptional(cartIdField),
    /** Where the money goes: once more by the gateway that it was paid by, or into the customer’s wallet. */
    to: z.enum(['wallet', 'gateway']),
  }),
  response: cartRefund,
  failures: [],
});
