import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { day } from '../flights/model.ts';
import { amount } from '../money.ts';
import { isOneLine } from '../one-line.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { isAtMostNineDigits, NINE_DIGITS } from './amounts.ts';
import { walletBalance } from './model.ts';

export const setCreditLimit = defineCall({
  name: 'wallet/set-credit-limit',
  method: 'POST',
  path: '/api/wallet/setCreditLimit',
  summary: 'How far a customer’s wallet may go below zero, why, and if wished until when.',
  actor: 'user',
  access: { userTypes: ['staff'], permission: 'wallet.limit', scope: 'site' },
  request: inSiteCurrency(
    z
      .strictObject({
        /** The customer whose wallet it is; an agent's or a company's user names the wallet they share. */
        userId: z.string().check(z.minLength(1), z.maxLength(40)),
        /** How far below zero, zero for none; at most nine digits. */
        creditLimit: amount,
        /** ISO 4217; left out, and never another than, the site's own, which its wallets are kept in. */
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** Why, on one line; kept for ever, with who changed it. */
        reason: z
          .string()
          .check(z.trim(), z.minLength(3), z.maxLength(200), z.refine(isOneLine, 'Please keep this on one line.')),
        /** Its last day, `YYYY-MM-DD` in the site's zone, from which on it is zero; empty: no end. */
        until: z._default(z.union([day, z.literal('')]), ''),
      })
      .check(
        z.refine(({ creditLimit }) => isAtMostNineDigits(creditLimit), { path: ['creditLimit'], error: NINE_DIGITS }),
      ),
  ),
  response: walletBalance,
  failures: ['WALLET_BUSY'],
});
