import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { quotation } from './quotation-shown.ts';
import { quoteTokenField } from './token-field.ts';

export const acceptQuotation = defineCall({
  name: 'quotations/link/accept-quotation',
  method: 'POST',
  path: '/api/quotation/acceptQuotation',
  summary: 'Accepts a version that stands and is valid, by name; of one that was withdrawn the newer ones come back.',
  actor: 'quoteHolder',
  access: { scope: 'own', module: 'Dmc' },
  request: z.strictObject({
    /** What the link ends in. */
    token: quoteTokenField,
    /** Number of the version that is accepted. */
    number: z.int().check(z.minimum(1), z.maximum(999)),
    /** Who accepts it. */
    name: z.string().check(z.trim(), z.minLength(2, 'Please enter your name.'), z.maxLength(120)),
  }),
  response: quotation,
  failures: [],
});
