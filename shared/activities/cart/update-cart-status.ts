import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { cartAnswer } from './cart-shown.ts';
import { cartIdField, MOST_ITEMS } from './item-fields.ts';
import { cartStates } from './lifecycle.ts';

export const updateCartStatus = defineCall({
  name: 'activities/cart/update-cart-status',
  method: 'POST',
  path: '/api/activities/cart/updateCartStatus',
  summary:
    'Confirms a paid cart by the desk, rejects it, which refunds all of it, or cancels it, which refunds what its terms say.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.edit', module: 'Activities', locked: true },
  request: inSiteCurrency(
    z.strictObject({
      /** The cart that goes on. */
      cartId: z.nonoptional(cartIdField),
      /** Where it goes to: `CONFIRMED`, `REJECTED` or `CANCELLED`. */
      status: z.enum(cartStates),
      /** Of a confirmation: the suppliers’ numbers, one for each item that is not confirmed at once. */
      confirmations: z._default(
        z
          .array(
            z.strictObject({
              /** The item that is confirmed. */
              itemId: z.string().check(z.minLength(1), z.maxLength(60)),
              /** The number that it is confirmed by. */
              number: z
                .string()
                .check(z.trim(), z.minLength(1, 'Please enter a confirmation number.'), z.maxLength(60)),
            }),
          )
          .check(z.maxLength(MOST_ITEMS)),
        [],
      ),
      /** Why: needed of a rejection, and of a refund that the terms do not say. */
      reason: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
      /** ISO 4217 code of the refund. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** Of a cancellation: what is refunded of the items, as it was shown; staff may say another amount, with a reason. */
      refund: z.optional(amount),
    }),
  ),
  response: cartAnswer,
  failures: [],
});
