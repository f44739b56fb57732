import { exportedList } from '../lists/exported-list.ts';
import type { SheetColumn } from '../lists/sheet.ts';
import { kartFilter } from './kart-filter.ts';
import type { KartRow } from './kart-row.ts';

/** The quotations as a file. */
export const kartsExport = exportedList({
  label: 'Quotations',
  fileName: 'quotations.xlsx',
  sheetName: 'Quotations',
  permissions: ['karts.view', 'reports.export'],
  module: 'Dmc',
  filter: kartFilter,
  whole: { cursor: '' },
});

const states: Record<KartRow['state'], string> = {
  DRAFT: 'Draft',
  SENT: 'Sent',
  ACCEPTED: 'Accepted',
  VOUCHERED: 'Vouchered',
  CANCELLED: 'Cancelled',
};

/** The quotations as a sheet. */
export const kartSheet: readonly SheetColumn<KartRow>[] = [
  { heading: 'Quotation', kind: 'number', value: (row) => row.quotationId },
  { heading: 'Kart Name', kind: 'text', value: (row) => row.kartName },
  { heading: 'Customer', kind: 'text', value: (row) => row.customerName },
  { heading: 'Company', kind: 'text', value: (row) => row.companyName },
  { heading: 'Customer Number', kind: 'number', value: (row) => row.customerId },
  { heading: 'Arrival', kind: 'day', value: (row) => row.arrivalDate },
  { heading: 'Adults', kind: 'number', value: (row) => row.adults },
  { heading: 'Children', kind: 'number', value: (row) => row.child },
  { heading: 'Infants', kind: 'number', value: (row) => row.infant },
  { heading: 'State', kind: 'text', value: ({ state }) => states[state] },
  { heading: 'Versions', kind: 'number', value: (row) => row.lastVersion },
  { heading: 'Valid Until', kind: 'day', value: (row) => row.validTill },
  { heading: 'Open Questions', kind: 'number', value: (row) => row.openQuestions },
  { heading: 'Payment Deadline', kind: 'day', value: (row) => row.paymentDeadline },
  { heading: 'Currency', kind: 'currency', value: (row) => row.currency },
  { heading: 'Paid', kind: 'money', value: ({ paid, currency }) => ({ minor: paid, currency }) },
  { heading: 'Total', kind: 'money', value: ({ total, currency }) => ({ minor: total, currency }) },
  { heading: 'Created', kind: 'instant', value: (row) => row.createdAt },
];
