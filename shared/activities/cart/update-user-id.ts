import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { customerIdField } from '../../users/customers/customer-number.ts';
import { cartAnswer } from './cart-shown.ts';
import { cartIdField } from './item-fields.ts';

export const updateUserId = defineCall({
  name: 'activities/cart/update-user-id',
  method: 'POST',
  path: '/api/activities/cart/updateUserId',
  summary: 'Gives a cart to a customer: it is priced in their market and paid by their wallet.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'activities.edit', module: 'Activities', locked: true },
  request: z.strictObject({
    /** The cart; left out, the person’s cart in hand. */
    cartId: cartIdField,
    /** The customer’s number on the site. */
    userId: customerIdField,
  }),
  response: cartAnswer,
  failures: [],
});
