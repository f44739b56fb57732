import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { kartIdField } from '../get-kart-by-id.ts';
import { kartRefunds } from './get-kart-refunds.ts';

export const giveKartRefundAgain = defineCall({
  name: 'quotations/payment/give-kart-refund-again',
  method: 'POST',
  path: '/api/kart/giveKartRefundAgain',
  summary:
    'Says what becomes of a quotation’s refunds that their gateway refused three times: they are tried again there, or go to the wallet.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'payments.refund', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
    /** Where the money goes: once more by the gateway that it was paid by, or into the customer’s wallet. */
    to: z.enum(['wallet', 'gateway']),
  }),
  response: kartRefunds,
  failures: [],
});
