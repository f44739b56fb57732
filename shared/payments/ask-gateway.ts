import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { gatewayTransaction } from './gateways/gateway-transaction.ts';
import { orderId } from './order-view.ts';

export const askGateway = defineCall({
  name: 'payments/ask-gateway',
  method: 'POST',
  path: '/api/payment/askGateway',
  summary: 'Asks the gateways again what became of an order’s payments, and books what they say, once.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.view' },
  request: z.strictObject({ orderId }),
  response: z.object({
    /** What the gateways say, all told. */
    says: z.enum(['PENDING', 'FAILED', 'PAID']),
    /** The order's payments as they now stand. */
    transaction: gatewayTransaction,
  }),
  failures: [],
});
