import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { guestFields, soundGuests } from '../guests.ts';
import { cartAnswer } from './cart-shown.ts';
import { cartIdField, itemFields } from './item-fields.ts';

export const updateCartData = defineCall({
  name: 'activities/cart/update-cart-data',
  method: 'POST',
  path: '/api/activities/cart/updateCartData',
  summary: 'Changes guests and days of a cart, or an item of it; all is priced anew.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.edit', module: 'Activities', locked: true },
  request: z
    .strictObject({
      /** The cart; left out, the person’s cart in hand. */
      cartId: cartIdField,
      ...guestFields,
      /** An item as it is to be; left out, they stay. */
      item: z.optional(
        z.strictObject({
          /** Id of the item to change. */
          id: z.string().check(z.minLength(1), z.maxLength(60)),
          ...itemFields,
        }),
      ),
    })
    .check(soundGuests),
  response: cartAnswer,
  failures: [],
});
