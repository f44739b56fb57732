import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { acceptedDuplicates, orderId } from './order-view.ts';

export const startPayment = defineCall({
  name: 'payments/start-payment',
  method: 'POST',
  path: '/flightApi/api/payments/startPayment',
  summary: "Begins a payment at a gateway; the browser goes to its page and comes back to the order's.",
  actor: 'user',
  access: { byPartner: true, scope: 'own' },
  idempotent: true,
  request: inSiteCurrency(
    z.strictObject({
      orderId,
      /** Name of a gateway, as getActiveGateway answers it. */
      gateway: z.string().check(z.minLength(1), z.maxLength(40)),
      /** ISO 4217; left out, and never another than, the site's own. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** The convenience fee that the customer was shown and is charged; refused where it is another by now. */
      fee: z._default(amount, 0),
      acceptedDuplicates,
    }),
  ),
  response: z.object({
    /** The order that is being paid. */
    orderId: z.string(),
    /** The gateway that was chosen. */
    gateway: z.string(),
    /** Page of the gateway to send the customer's browser to; it comes back to the order's page. */
    paymentUrl: z.string(),
  }),
  failures: [
    'ALREADY_PAID',
    'ORDER_EXPIRED',
    'PAYMENT_UNSUCCESSFUL',
    'ORDER_SUPERSEDED',
    'DUPLICATE_BOOKING',
    'FARE_EXPIRED',
  ],
});
