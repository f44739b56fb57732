import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { cursorPage } from '../lists/pages.ts';
import { gatewayTransaction } from './gateways/gateway-transaction.ts';

export const getMyPayments = defineCall({
  name: 'payments/get-my-payments',
  method: 'POST',
  path: '/api/payment/getMyPayments',
  summary: 'What one began to pay at gateways, newest first, with what came of it; of a company what its users began.',
  actor: 'user',
  access: { byPartner: true, userTypes: ['travelAgent', 'corporate', 'retail'], scope: 'own' },
  request: z.strictObject({
    /** The `cursor` of the page before; empty for the first. */
    cursor: z._default(z.string().check(z.maxLength(1000)), ''),
  }),
  response: cursorPage(gatewayTransaction),
  failures: [],
});
