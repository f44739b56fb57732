import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { percentField } from './fields.ts';
import { markupKinds } from './model.ts';
import { ownMarkupShown } from './own-markup.ts';

/** Major units. */
const MOST = 99_999_999;

export const saveOwnMarkup = defineCall({
  name: 'markups/save-own-markup',
  method: 'POST',
  path: '/api/markupDiscount/saveOwnMarkup',
  summary: 'Sets what the agency adds for its own customers, or only switches it on or off. Never in what it pays.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent'] },
  request: inSiteCurrency(
    z
      .strictObject({
        /** Whether results and new tickets have it. */
        isOn: z.boolean(),
        /** ISO 4217; left out, and never another than, the site's own. */
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        /** How it is counted; left out, all stays as it was but the switch. */
        kind: z.optional(z.enum(markupKinds)),
        /** Of `perPassenger` and `perBooking`. */
        amount: z.optional(amount),
        /** Of `percentOfBase`, with two places. */
        percent: z.optional(percentField(100)),
      })
      .check(
        z.refine(({ kind, amount: given }) => !kind || kind === 'percentOfBase' || given !== undefined, {
          path: ['amount'],
          error: 'This is required field.',
        }),
        z.refine(({ kind, percent }) => kind !== 'percentOfBase' || percent !== undefined, {
          path: ['percent'],
          error: 'This is required field.',
        }),
        z.refine(({ amount: given = 0 }) => given >= 0 && given <= MOST, {
          path: ['amount'],
          error: 'Please enter zero or more, of up to eight digits.',
        }),
      ),
  ),
  response: ownMarkupShown,
  failures: [],
});
