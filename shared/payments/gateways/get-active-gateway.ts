import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { activeGateway } from './active-gateway.ts';

export const getActiveGateway = defineCall({
  name: 'payments/gateways/get-active-gateway',
  method: 'GET',
  path: '/api/payment/getActiveGateway',
  summary: 'The payment gateways that the site takes payments by, and the convenience fee of each.',
  actor: 'user',
  access: { scope: 'public', permission: 'flights.book' },
  request: z.strictObject({}),
  response: z.array(
    priced(
      z.extend(activeGateway, {
        /** ISO 4217 code of the amount: the site's. */
        currency: z.string(),
        /** Convenience fee in percent of what is bought; zero for none. */
        feePercent: z.number(),
        /** Convenience fee of each payment; zero for none. Never both. */
        feeAmount: amount,
      }),
    ),
  ),
  failures: [],
});
