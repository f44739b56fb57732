import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { staffOnly } from '../../staff-only.ts';
import { statementEntry, whoseStatement } from './statement.ts';

export const searchTransactionByPnr = defineCall({
  name: 'wallet/statement/search-transaction-by-pnr',
  method: 'POST',
  path: '/api/wl/user/searchTransactionByPNR',
  summary: 'The wallet entries and gateway payments of what has a PNR, an order or a reference.',
  actor: 'user',
  access: { scope: 'own', permission: 'wallet.view', byKey: 'read' },
  request: z.strictObject({
    /**
     * The record locator in any case, an order's number (its first ten signs or all of it), or a bank's reference however
     * it is spelled.
     */
    pnr: z.string().check(z.trim(), z.minLength(4), z.maxLength(80)),
    ...whoseStatement,
  }),
  response: priced(
    z.object({
      /** ISO 4217 code of every amount here: the site's own. */
      currency: z.string(),
      /** Entries of wallets, newest first. */
      records: z.array(statementEntry),
      /** What was paid at gateways. */
      payments: z.array(
        z.object({
          /** The order that was paid. */
          orderId: z.string(),
          /** The record locator. */
          pnr: z.string(),
          /** Name of the gateway. */
          gateway: z.string(),
          /** The gateway's own id of the payment: for staff alone, others go by the order. */
          transactionId: staffOnly(z.string()),
          /** What was paid in all, a gateway’s fee with it. */
          amount,
          /** Instant (ISO 8601, UTC) at which it was paid. */
          at: z.string(),
          /** Whether it went back. */
          isRefunded: z.boolean(),
        }),
      ),
      /**
       * Instant (ISO 8601, UTC) back to which entries were looked through for an order or a reference; null where all were,
       * or a PNR or an order's number led straight to them.
       */
      lookedBackTo: z.nullable(z.string()),
    }),
  ),
  failures: [],
});
