import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

/** A gateway the customer may choose. */
export const activeGateway = z.object({
  /** The name that startPayment takes. */
  name: z.string(),
  /** The name that customers are shown. */
  title: z.string(),
});

export const getActiveGateway = defineCall({
  name: 'payments/get-active-gateway',
  method: 'GET',
  path: '/api/payment/getActiveGateway',
  summary: 'The payment gateways that the site takes payments by.',
  actor: 'user',
  access: { scope: 'public', permission: 'flights.book' },
  request: z.strictObject({}),
  response: z.array(activeGateway),
  failures: [],
});
