import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { quotation } from './quotation-shown.ts';
import { quoteTokenField } from './token-field.ts';

export const askQuestion = defineCall({
  name: 'quotations/link/ask-question',
  method: 'POST',
  path: '/api/quotation/askQuestion',
  summary: 'Asks staff about a quotation; they answer by email and on its page.',
  actor: 'quoteHolder',
  access: { scope: 'own', module: 'Dmc' },
  request: z.strictObject({
    /** What the link ends in. */
    token: quoteTokenField,
    /** What is asked. */
    text: z.string().check(z.trim(), z.minLength(2, 'Please enter your question.'), z.maxLength(1000)),
  }),
  response: quotation,
  failures: [],
});
