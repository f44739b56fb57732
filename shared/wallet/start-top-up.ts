import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { isAtMostNineDigits, NINE_DIGITS } from './amounts.ts';

export const startTopUp = defineCall({
  name: 'wallet/start-top-up',
  method: 'POST',
  path: '/api/wallet/startTopUp',
  summary: 'Makes an order that tops the wallet up, to be paid at a gateway by startPayment.',
  actor: 'user',
  access: { byPartner: true, userTypes: ['travelAgent', 'corporate', 'retail'], scope: 'own' },
  idempotent: true,
  request: inSiteCurrency(
    z
      .strictObject({
        /** How much, one unit of the currency or more; at most nine digits. */
        amount,
        /** ISO 4217; left out, and never another than, the site's own, which its wallets are kept in. */
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      })
      .check(z.refine(({ amount: entered }) => isAtMostNineDigits(entered), { path: ['amount'], error: NINE_DIGITS })),
  ),
  response: priced(
    z.object({
      /** The order to pay: it is no booking, and no wallet pays for it. */
      orderId: z.string(),
      /** What is to be paid. */
      amount,
      /** ISO 4217 code of the amount. */
      currency: z.string(),
      /** Instant (ISO 8601, UTC) after which it cannot be paid. */
      expiryTime: z.string(),
    }),
  ),
  failures: ['NOT_APPROVED'],
});
