import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { kartIdField } from './get-kart-by-id.ts';
import { paysField } from './pays.ts';

export const makeKartOrder = defineCall({
  name: 'quotations/make-kart-order',
  method: 'POST',
  path: '/api/kart/makeKartOrder',
  summary: 'Makes an order for what is to be paid of a quotation; whose customer, or staff for them, then pays it.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  idempotent: true,
  request: inSiteCurrency(
    z.strictObject({
      /** Id of the quotation. */
      id: kartIdField,
      /** What of it is to be paid. */
      pays: paysField,
      /** ISO 4217 code of the amount. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** With `amount`: how much; never more than is open. */
      amount: z.optional(amount),
    }),
  ),
  response: z.object({
    /** The order, which is paid as any other. */
    orderId: z.string(),
  }),
  failures: ['NOT_APPROVED'],
});
