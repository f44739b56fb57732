import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { isOneLine } from '../one-line.ts';
import { amount, priced } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { isAtMostNineDigits, NINE_DIGITS } from './amounts.ts';

export const addWalletEntry = defineCall({
  name: 'wallet/add-wallet-entry',
  method: 'POST',
  path: '/api/wl/user/addWlUserWalletEntry',
  summary:
    "Staff credit or debit a customer's wallet, saying why; nobody credits their own, and from the site's amount on a second person confirms a credit.",
  actor: 'user',
  access: { userTypes: ['staff'], permission: 'wallet.credit', scope: 'site' },
  idempotent: true,
  request: inSiteCurrency(
    z
      .strictObject({
        /** The customer whose wallet it is; an agent's or a company's user names the wallet they share. */
        userId: z.string().check(z.minLength(1), z.maxLength(40)),
        /** `credit` adds the amount to the wallet, `debit` takes it off. */
        type: z.enum(['credit', 'debit']),
        /** ISO 4217; left out, and never another than, the site's own, which its wallets are kept in. */
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** How much, above zero; at most nine digits. */
        amount,
        /** Why, on one line; it stands on the customer's statement. */
        remark: z
          .string()
          .check(z.trim(), z.minLength(1), z.maxLength(200), z.refine(isOneLine, 'Please keep this on one line.')),
        /** A bank's reference on one line, which a credit needs; each is entered once a bank account of the site, for ever, whoever's wallet and however it is spelled. */
        externalId: z.optional(
          z
            .string()
            .check(z.trim(), z.minLength(1), z.maxLength(80), z.refine(isOneLine, 'Please keep this on one line.')),
        ),
        /** Number of the site's account that the reference is of, as getBankDetails answers it; left out: its first. */
        accountNumber: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
      })
      .check(z.refine(({ amount: entered }) => isAtMostNineDigits(entered), { path: ['amount'], error: NINE_DIGITS })),
  ),
  response: priced(
    z.object({
      /** ISO 4217 code of the wallet: the site's own. */
      currency: z.string(),
      /** Money in the wallet after it; below zero is credit in use. */
      balance: amount,
      /** How far the balance may go below zero; zero for none. */
      creditLimit: amount,
      /** True where nothing was booked: a credit this large waits for a second person, among the transfers. */
      isWaiting: z.boolean(),
    }),
  ),
  failures: ['INSUFFICIENT_BALANCE', 'WALLET_BUSY'],
});
