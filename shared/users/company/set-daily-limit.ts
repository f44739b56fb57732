import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';

/** Major units; more is a slip of the finger. */
const MOST = 999_999_999;

export const setDailyLimit = defineCall({
  name: 'users/company/set-daily-limit',
  method: 'POST',
  path: '/api/wl/user/setDailyLimit',
  summary: "A company's owner, or staff, say what one of its users may spend a day from its wallet.",
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent', 'corporate', 'staff'], permission: 'customers.edit' },
  request: inSiteCurrency(
    z
      .strictObject({
        /** A user of the company. */
        userId: z.string().check(z.minLength(1), z.maxLength(140)),
        /** ISO 4217; left out, and never another than, the site's own. */
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** Zero or more a day, of at most nine digits; null: no limit. */
        amount: z.nullable(amount),
      })
      .check(
        z.refine(({ amount: entered }) => entered === null || (entered >= 0 && entered <= MOST), {
          path: ['amount'],
          error: 'Please enter an amount of up to nine digits.',
        }),
      ),
  ),
  response: priced(
    z.object({
      /** ISO 4217 code of the limit: the site's. */
      currency: z.string(),
      /** What the user may spend a day; null: no limit. */
      dailyLimit: z.nullable(amount),
    }),
  ),
  failures: [],
});
