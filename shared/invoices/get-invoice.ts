import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { invoiceOnWire } from './invoice.ts';
import { LONGEST_NUMBER } from './number.ts';

/** An invoice’s number as it is printed. */
export const invoiceNumber = z.string().check(z.minLength(1), z.maxLength(LONGEST_NUMBER), z.regex(/^[A-Z0-9/-]+$/));

export const getInvoice = defineCall({
  name: 'invoices/get-invoice',
  method: 'GET',
  path: '/api/invoices/getInvoice',
  summary: 'One invoice by its number, as it was written. Its paper: makeDocument.',
  actor: 'user',
  access: { byPartner: true, scope: 'own', permission: 'invoices.view' },
  request: z.strictObject({
    /** The number, as it is printed. */
    number: invoiceNumber,
  }),
  response: invoiceOnWire,
  failures: [],
});
