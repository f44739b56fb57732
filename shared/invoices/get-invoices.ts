import { defineCall } from '../contract.ts';
import { cursorPage } from '../lists/pages.ts';
import { invoiceFilter } from './invoice-filter.ts';
import { invoiceRowOnWire } from './invoice.ts';

export const getInvoices = defineCall({
  name: 'invoices/get-invoices',
  method: 'POST',
  path: '/api/invoices/getInvoices',
  summary: 'Invoices, newest first: a customer’s own, the whole site’s for staff; by days and by what is searched for.',
  actor: 'user',
  access: { byPartner: true, scope: 'own', permission: 'invoices.view' },
  request: invoiceFilter,
  response: cursorPage(invoiceRowOnWire),
  failures: [],
});
