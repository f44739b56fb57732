import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cartAnswer } from './cart-shown.ts';
import { cartIdField } from './item-fields.ts';

export const deleteCartItem = defineCall({
  name: 'activities/cart/delete-cart-item',
  method: 'POST',
  path: '/api/activities/cart/deleteCartItem',
  summary: 'Takes an item out of a cart.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.edit', module: 'Activities', locked: true },
  request: z.strictObject({
    /** The cart; left out, the person’s cart in hand. */
    cartId: cartIdField,
    /** Id of the item to take out. */
    itemId: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  response: cartAnswer,
  failures: [],
});
