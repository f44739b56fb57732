import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { kartIdField } from '../get-kart-by-id.ts';
import { lineIdField } from '../line-fields.ts';

export const sendVoucher = defineCall({
  name: 'quotations/voucher/send-voucher',
  method: 'POST',
  path: '/api/kart/sendVoucher',
  summary: 'Emails the link on which a vouchered trip shows its voucher.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.confirm', module: 'Dmc' },
  idempotent: true,
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
    /** Where the link is mailed to; empty for no mail. */
    email: z.string().check(z.trim(), z.maxLength(254)),
    /** Stands above the link. */
    message: z.string().check(z.trim(), z.maxLength(1000)),
    /** The one stay or activity that it is of; left out, the whole trip. */
    line: z.optional(lineIdField),
  }),
  response: z.object({
    /** Whole address for the customer. */
    link: z.string(),
  }),
  failures: [],
});
