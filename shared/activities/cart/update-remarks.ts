import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cartAnswer } from './cart-shown.ts';
import { cartIdField } from './item-fields.ts';

export const updateRemarks = defineCall({
  name: 'activities/cart/update-remarks',
  method: 'POST',
  path: '/api/activities/cart/updateRemarks',
  summary: 'Writes what the desk is to know of a cart.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.edit', module: 'Activities', locked: true },
  request: z.strictObject({
    /** The cart; left out, the person’s cart in hand. */
    cartId: cartIdField,
    /** What the desk is to know; empty for nothing. */
    remarks: z.string().check(z.trim(), z.maxLength(1000)),
  }),
  response: cartAnswer,
  failures: [],
});
