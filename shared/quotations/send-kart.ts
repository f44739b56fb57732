import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { kartIdField } from './get-kart-by-id.ts';

export const sendKart = defineCall({
  name: 'quotations/send-kart',
  method: 'POST',
  path: '/api/kart/sendKart',
  summary: 'Sends a quotation as a new numbered version.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  idempotent: true,
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
    /** Where the link is mailed to; empty for no mail. */
    email: z.string().check(z.trim(), z.maxLength(254)),
    /** Stands above the link. */
    message: z.string().check(z.trim(), z.maxLength(1000)),
  }),
  response: z.object({
    /** Number of the version. */
    version: z.number(),
    /** Whole address for the customer. */
    link: z.string(),
  }),
  failures: [],
});
