import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { isOneLine } from '../one-line.ts';
import { gatewayTransaction } from './gateways/gateway-transaction.ts';
import { orderId } from './order-view.ts';

export const settleOutsideRefund = defineCall({
  name: 'payments/settle-outside-refund',
  method: 'POST',
  path: '/api/payment/settleOutsideRefund',
  summary: 'Says what becomes of a refund that was made at the gateway’s own dashboard while its order stands.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.refund' },
  request: z.strictObject({
    orderId,
    /** The refund, by the gateway's own id. */
    refundId: z.string().check(z.minLength(1), z.maxLength(100)),
    /**
     * `wallet`: takes it out of the wallet that the order topped up, for which `wallet.credit` is needed too. `noted`: moves
     * no money.
     */
    how: z.enum(['wallet', 'noted']),
    /** Why, on one line; staff read it. */
    reason: z
      .string()
      .check(z.trim(), z.minLength(3), z.maxLength(200), z.refine(isOneLine, 'Please keep this on one line.')),
  }),
  response: gatewayTransaction,
  failures: ['INSUFFICIENT_BALANCE', 'WALLET_BUSY'],
});
