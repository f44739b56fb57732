import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { gatewayAdapterNames } from './gateways/gateway-settings.ts';

export const startTestPayment = defineCall({
  name: 'payments/start-test-payment',
  method: 'POST',
  path: '/api/payment/startTestPayment',
  summary:
    'Begins a payment of one unit of the site’s currency at a gateway, switched on or not. It pays for nothing: once it is paid it is given back.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.gateways' },
  request: z.strictObject({
    /** Which gateway is tried, as it is saved now. */
    adapter: z.enum(gatewayAdapterNames),
  }),
  response: z.object({
    /** The order that is paid: it is no booking. */
    orderId: z.string(),
    /** Page of the gateway to send the browser to; it comes back to the order's page. */
    paymentUrl: z.string(),
  }),
  failures: ['PAYMENT_UNSUCCESSFUL', 'NOT_APPROVED'],
});
