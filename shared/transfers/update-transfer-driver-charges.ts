import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { transferAnswer, transferIdField } from './transfer.ts';

export const updateTransferDriverCharges = defineCall({
  name: 'transfers/update-transfer-driver-charges',
  method: 'POST',
  path: '/api/dmc/updateTransferDriverCharges',
  summary: 'Says what the driver of a transfer is paid.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.money', module: 'Dmc' },
  request: inSiteCurrency(
    z.strictObject({
      /** Id of the transfer. */
      id: transferIdField,
      /** ISO 4217 code of the charges. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** What the driver is paid, zero or more; null where nobody is to say. */
      charges: z.nullable(amount),
    }),
  ),
  response: transferAnswer,
  failures: [],
});
