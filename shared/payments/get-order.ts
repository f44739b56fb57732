import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { orderId, orderView } from './order-view.ts';

export const getOrder = defineCall({
  name: 'payments/get-order',
  method: 'POST',
  path: '/flightApi/api/payments/getOrder',
  summary: 'An order: its amount, how it can be paid, and every step until its end.',
  actor: 'user',
  access: { scope: 'own', byKey: 'read' },
  request: z.strictObject({ orderId }),
  response: orderView,
  failures: [],
});
