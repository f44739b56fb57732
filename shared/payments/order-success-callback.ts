import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { orderId, orderView } from './order-view.ts';

export const orderSuccessCallback = defineCall({
  name: 'payments/order-success-callback',
  method: 'POST',
  path: '/flightApi/api/payments/orderSuccessCallback',
  summary: 'Asks the gateway about an order and books what it says; the browser is not believed.',
  actor: 'user',
  access: { byPartner: true, scope: 'own' },
  request: z.strictObject({ orderId }),
  response: orderView,
  failures: [
    'PAYMENT_PENDING',
    'PAYMENT_UNSUCCESSFUL',
    'ORDER_UNPAID',
    'ORDER_EXPIRED',
    'ORDER_SUPERSEDED',
    'DUPLICATE_BOOKING',
  ],
});
