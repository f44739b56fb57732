import { exportedList } from '../lists/exported-list.ts';
import type { SheetColumn } from '../lists/sheet.ts';
import { endsInOrder } from '../wallet/statement/statement.ts';
import { invoiceFilter } from './invoice-filter.ts';
import type { InvoiceRow } from './invoice.ts';
import { invoiceKinds } from './kinds.ts';

/** The invoices as a file. */
export const invoicesExport = exportedList({
  label: 'Invoices',
  fileName: 'invoices.xlsx',
  sheetName: 'Invoices',
  permissions: ['invoices.view', 'reports.export'],
  filter: invoiceFilter.check(endsInOrder),
  whole: { cursor: '' },
});

/** The invoices as a sheet. */
export const invoiceSheet: readonly SheetColumn<InvoiceRow>[] = [
  { heading: 'Number', kind: 'text', value: (row) => row.number },
  { heading: 'Issued', kind: 'instant', value: (row) => row.issuedAt },
  { heading: 'Kind', kind: 'text', value: ({ kind }) => invoiceKinds[kind].called },
  { heading: 'Billed To', kind: 'text', value: (row) => row.billedTo },
  { heading: 'For', kind: 'text', value: (row) => row.about },
  { heading: 'PNR', kind: 'text', value: (row) => row.pnr },
  { heading: 'Booking Id', kind: 'text', value: (row) => row.bookingId },
  { heading: 'Currency', kind: 'currency', value: (row) => row.currency },
  { heading: 'Taxable', kind: 'money', value: ({ taxable, currency }) => ({ minor: taxable, currency }) },
  { heading: 'Tax', kind: 'money', value: ({ tax, currency }) => ({ minor: tax, currency }) },
  { heading: 'Total', kind: 'money', value: ({ total, currency }) => ({ minor: total, currency }) },
];
