import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { quoteTokenField } from '../quotations/link/token-field.ts';
import { pdfFile } from './pdf-file.ts';

export const getQuotationPdf = defineCall({
  name: 'documents/get-quotation-pdf',
  method: 'POST',
  path: '/api/quotation/getPdf',
  summary:
    'A version of a quotation, or its voucher, as a PDF on A4, for whoever has its link, with as much of its price as its page shows.',
  actor: 'quoteHolder',
  access: { scope: 'own', module: 'Dmc' },
  request: z.strictObject({
    /** What the link ends in. */
    token: quoteTokenField,
    /** Number of a version that stands; left out, the voucher, which says no price. */
    number: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    /** Of the voucher, the one line that it is of; left out, the whole trip. */
    line: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  }),
  response: pdfFile,
  failures: [],
});
