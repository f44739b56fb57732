import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { acceptedDuplicates, orderId } from './order-view.ts';

export const startPayment = defineCall({
  name: 'payments/start-payment',
  method: 'POST',
  path: '/flightApi/api/payments/startPayment',
  summary: "Begins a payment at a gateway; the browser goes to its page and comes back to the order's.",
  actor: 'user',
  access: { scope: 'own' },
  idempotent: true,
  request: z.strictObject({ orderId, gateway: z.string().check(z.minLength(1), z.maxLength(40)), acceptedDuplicates }),
  response: z.object({ orderId: z.string(), gateway: z.string(), paymentUrl: z.string() }),
  failures: ['ALREADY_PAID', 'ORDER_EXPIRED', 'PAYMENT_UNSUCCESSFUL', 'ORDER_SUPERSEDED', 'DUPLICATE_BOOKING'],
});
