import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { day } from '../../flights/search-query.ts';
import { guestFields, soundGuests } from '../guests.ts';
import { cartAnswer } from './cart-shown.ts';
import { cartIdField, itemFields, MOST_ITEMS, oneSubject, subjectFields } from './item-fields.ts';

const transfer = z._default(z.string().check(z.maxLength(80)), '');

export const duplicateCart = defineCall({
  name: 'activities/cart/duplicate-cart',
  method: 'POST',
  path: '/api/activities/cart/duplicateCart',
  summary:
    'Makes a cart of items, which becomes the person’s cart in hand: those that were sent, or those of another cart.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.edit', module: 'Activities', locked: true },
  request: z
    .strictObject({
      /** The cart that is copied, where no items are sent. */
      cartId: cartIdField,
      /** What is to be in it. */
      cartItems: z._default(
        z
          .array(
            z
              .strictObject({
                ...subjectFields,
                /** Day of the visit; left out, the first day. */
                date: z.optional(day),
                /** Local time; left out or empty, the option’s first. */
                timeSlot: itemFields.timeSlot,
                /** Transfer by which guests are fetched; empty for none. */
                pickUp: transfer,
                /** Transfer by which they are brought back; empty for none. */
                drop: transfer,
                /** Transfer that does both; empty for none. */
                returnId: transfer,
              })
              .check(oneSubject),
          )
          .check(z.maxLength(MOST_ITEMS)),
        [],
      ),
      ...guestFields,
    })
    .check(soundGuests),
  response: cartAnswer,
  failures: [],
});
