import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { cursorPage } from '../../lists/pages.ts';
import { gatewayTransaction } from './gateway-transaction.ts';
import { orderId } from '../order-view.ts';

export const getGatewayTransactions = defineCall({
  name: 'payments/gateways/get-gateway-transactions',
  method: 'POST',
  path: '/api/payment/getGatewayTransactions',
  summary: 'Payments begun at gateways, newest first: the site’s, those that no gateway has decided yet, a customer’s.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.view' },
  request: z.strictObject({
    /** `open`: only those that no gateway has decided yet. `refunds`: with a refund by others that waits for staff. */
    show: z._default(z.enum(['all', 'open', 'refunds']), 'all'),
    /** A user whose payments alone are shown, an agent's or corporate's company's; left out or empty: everybody's. */
    userId: z._default(z.string().check(z.maxLength(40)), ''),
    /** One order's payments alone; left out or empty: any. */
    orderId: z._default(z.union([orderId, z.literal('')]), ''),
    /** The `cursor` of the page before; empty for the first. */
    cursor: z._default(z.string().check(z.maxLength(1000)), ''),
  }),
  response: cursorPage(gatewayTransaction),
  failures: [],
});
