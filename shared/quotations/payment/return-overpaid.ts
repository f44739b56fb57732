import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { kartIdField } from '../get-kart-by-id.ts';

export const returnOverpaid = defineCall({
  name: 'quotations/payment/return-overpaid',
  method: 'POST',
  path: '/api/kart/returnOverpaid',
  summary:
    'Gives back what was paid online beyond a quotation’s total, the last payment first, each the way it was paid. What staff collected themselves they return themselves.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.confirm', module: 'Dmc' },
  request: inSiteCurrency(
    z.strictObject({
      /** Id of the quotation. */
      id: kartIdField,
      /** ISO 4217 code of the amount. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** What is overpaid as it was read: another amount by now is a conflict, and nothing goes back. */
      amount,
    }),
  ),
  response: z.object({
    /** The quotation whose payments went back. */
    id: z.string(),
  }),
  failures: [],
});
