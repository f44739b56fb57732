import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { orderId } from './order-view.ts';

export const verifyPhonepePayment = defineCall({
  name: 'payments/verify-phonepe-payment',
  method: 'POST',
  path: '/api/payment/phonepe/verifyPayment',
  summary: 'Asks PhonePe whether an order was paid, and books what it says, once; the browser is not believed.',
  actor: 'user',
  access: { byPartner: true, scope: 'own', permission: 'flights.book' },
  request: z.strictObject({ orderId }),
  response: z.object({
    /** The order that was paid. */
    orderId: z.string(),
  }),
  failures: ['PAYMENT_PENDING', 'PAYMENT_UNSUCCESSFUL', 'ORDER_UNPAID'],
});
