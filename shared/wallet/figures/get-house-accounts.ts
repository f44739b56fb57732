import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { day } from '../../flights/model.ts';
import { amount, priced } from '../../money.ts';

export const getHouseAccounts = defineCall({
  name: 'wallet/figures/get-house-accounts',
  method: 'POST',
  path: '/api/wallet/getHouseAccounts',
  summary: 'What the site’s own accounts came to in a span of days: rolled days, and the latest entry by entry.',
  actor: 'user',
  access: { userTypes: ['staff'], permission: 'reports.view', scope: 'site' },
  request: z
    .strictObject({
      /** First day, `YYYY-MM-DD` in the site's zone. */
      from: day,
      /** Last day of the span, that day included. */
      to: day,
    })
    .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'Please choose the same day or later.' })),
  response: priced(
    z.object({
      /** ISO 4217 code of every amount here: the site's own. */
      currency: z.string(),
      /** The last day that is rolled up; null before the first. */
      rolledTo: z.nullable(z.string()),
      /** The accounts that had entries. */
      accounts: z.array(
        z.object({
          /** Name of the account, e.g. `clearing`, `gateway:sandbox`. */
          account: z.string(),
          /** Everything given to it. */
          moneyIn: amount,
          /** Everything taken from it, above zero. */
          moneyOut: amount,
          /** What is left of both; below zero is owed to the house. */
          net: amount,
          /** How many entries there were. */
          entries: z.number(),
        }),
      ),
    }),
  ),
  failures: [],
});
