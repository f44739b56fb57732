import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { quotation } from './quotation-shown.ts';
import { quoteTokenField } from './token-field.ts';

export const getQuotation = defineCall({
  name: 'quotations/link/get-quotation',
  method: 'POST',
  path: '/api/quotation/getQuotation',
  summary: 'What a customer was sent, for whoever has its link.',
  actor: 'quoteHolder',
  access: { scope: 'own', module: 'Dmc' },
  request: z.strictObject({
    /** What the link ends in. */
    token: quoteTokenField,
  }),
  response: quotation,
  failures: [],
});
