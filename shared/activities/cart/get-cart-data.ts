import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cartAnswer } from './cart-shown.ts';
import { cartIdField } from './item-fields.ts';

export const getCartData = defineCall({
  name: 'activities/cart/get-cart-data',
  method: 'POST',
  path: '/api/activities/cart/getCartData',
  summary: 'A cart with all of it priced anew.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true },
  request: z.strictObject({
    /** The cart; left out, the person’s cart in hand. */
    cartId: cartIdField,
  }),
  response: cartAnswer,
  failures: [],
});
