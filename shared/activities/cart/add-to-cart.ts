import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { guestFields, soundGuests } from '../guests.ts';
import { cartShown } from './cart-shown.ts';
import { cartIdField, itemFields, oneSubject, subjectFields } from './item-fields.ts';

export const addToCart = defineCall({
  name: 'activities/cart/add-to-cart',
  method: 'POST',
  path: '/api/activities/cart/addToCart',
  summary: 'Puts an option or a combo into a cart, which takes the guests and days that were sent.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.edit', module: 'Activities', locked: true },
  request: z
    .strictObject({
      /** Comes back as it was sent. */
      loadingId: z._default(z.string().check(z.maxLength(80)), ''),
      /** The cart; left out, the person’s cart in hand, which is made where there is none. */
      cartId: cartIdField,
      /** True of what was just taken out: it goes back as it was, priced or not, and the cart keeps its guests. */
      isBack: z.optional(z.boolean()),
      ...guestFields,
      ...subjectFields,
      ...itemFields,
    })
    .check(soundGuests, oneSubject),
  response: z.object({
    /** As it was sent. */
    loadingId: z.string(),
    /** The item that was put in. */
    itemId: z.string(),
    /** The cart as it is now. */
    cart: cartShown,
  }),
  failures: [],
});
