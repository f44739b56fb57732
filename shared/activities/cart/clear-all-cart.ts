import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cartAnswer } from './cart-shown.ts';
import { cartIdField } from './item-fields.ts';

export const clearAllCart = defineCall({
  name: 'activities/cart/clear-all-cart',
  method: 'POST',
  path: '/api/activities/cart/clearAllCart',
  summary: 'Takes everything out of a cart.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.edit', module: 'Activities', locked: true },
  request: z.strictObject({
    /** The cart; left out, the person’s cart in hand. */
    cartId: cartIdField,
  }),
  response: cartAnswer,
  failures: [],
});
