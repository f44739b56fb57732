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
    /** A second currency that the total is shown in too; money is only ever taken in the site’s. */
    shown: z.optional(
      z.strictObject({
        /** ISO 4217 code. */
        code: z.string().check(z.trim(), z.regex(/^[A-Z]{3}$/, 'Please enter a currency code such as AED.')),
        /** How much of it one of the site’s currency is worth. */
        rate: z.number().check(z.positive('Please enter a rate above zero.'), z.maximum(1_000_000)),
        /** Whose rate it is. */
        source: z.string().check(z.trim(), z.minLength(1, 'This is required field.'), z.maxLength(60)),
      }),
    ),
  }),
  response: z.object({
    /** Number of the version. */
    version: z.number(),
    /** Whole address for the customer. */
    link: z.string(),
  }),
  failures: [],
});
