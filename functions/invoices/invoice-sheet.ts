import type { ListFile } from '#functions/lists/list-file.ts';
import { scopeOfJob } from '#functions/scope.ts';
import type { InvoiceFilter } from '#shared/invoices/invoice-filter.ts';
import { invoiceSheet } from '#shared/invoices/invoice-sheet.ts';
import type { InvoiceRow } from '#shared/invoices/invoice.ts';
import { findInvoices } from './find-invoices.ts';

export const invoicesFile: ListFile<InvoiceFilter, InvoiceRow> = {
  columns: invoiceSheet,
  async read(actor, { filter, cursor = '', wanted }) {
    const page = await findInvoices(scopeOfJob(actor), { ...filter, cursor }, wanted);
    return { rows: page.records, cursor: page.cursor };
  },
};
