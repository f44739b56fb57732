import { exportedList } from '../../lists/exported-list.ts';
import type { SheetColumn } from '../../lists/sheet.ts';
import { cartStateNames } from '../cart/lifecycle.ts';
import { queueFilter } from './queue-filter.ts';
import type { QueueRow } from './queue-row.ts';

/** The queue as a file. */
export const activityCartsExport = exportedList({
  label: 'Activity queue',
  fileName: 'activities.xlsx',
  sheetName: 'Activities',
  permissions: ['activities.view', 'reports.export'],
  module: 'Activities',
  filter: queueFilter,
  whole: { page: 1, cursor: '' },
});

/** The queue as a sheet. */
export const activityCartSheet: readonly SheetColumn<QueueRow>[] = [
  { heading: 'Cart', kind: 'text', value: (row) => row.cartId },
  { heading: 'Status', kind: 'text', value: ({ status }) => cartStateNames[status] },
  { heading: 'Lead Guest', kind: 'text', value: (row) => row.leadGuest },
  { heading: 'Customer', kind: 'text', value: (row) => row.buyerName },
  { heading: 'Adults', kind: 'number', value: (row) => row.adults },
  { heading: 'Children', kind: 'number', value: (row) => row.children },
  { heading: 'Infants', kind: 'number', value: (row) => row.infants },
  { heading: 'Items', kind: 'number', value: (row) => row.itemCount },
  { heading: 'First Items', kind: 'text', value: ({ titles }) => titles.join(', ') },
  { heading: 'First Day', kind: 'day', value: (row) => row.firstDate },
  { heading: 'Paid At', kind: 'instant', value: (row) => row.paidAt },
  { heading: 'Changed', kind: 'instant', value: (row) => row.updatedAt },
  { heading: 'Currency', kind: 'currency', value: (row) => row.currency },
  { heading: 'Total', kind: 'money', value: ({ total, currency }) => ({ minor: total ?? 0, currency }) },
];
