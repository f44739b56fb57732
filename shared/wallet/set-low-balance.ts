import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { isAtMostNineDigits, NINE_DIGITS } from './amounts.ts';

export const setLowBalance = defineCall({
  name: 'wallet/set-low-balance',
  method: 'POST',
  path: '/api/wallet/setLowBalance',
  summary: 'From which balance on who asks is mailed that their wallet runs low; null for no mail.',
  actor: 'user',
  access: { userTypes: ['travelAgent', 'corporate', 'retail'], scope: 'own' },
  request: inSiteCurrency(
    z
      .strictObject({
        /** The mail goes out when the balance falls under it; null: no mail. */
        amount: z.nullable(amount),
        /** ISO 4217; left out, and never another than, the site's own, which its wallets are kept in. */
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      })
      .check(
        z.refine(({ amount: entered }) => entered === null || isAtMostNineDigits(entered), {
          path: ['amount'],
          error: NINE_DIGITS,
        }),
      ),
  ),
  response: z.object({
    /** Whether a mail will go out. */
    isOn: z.boolean(),
  }),
  failures: ['WALLET_BUSY'],
});
