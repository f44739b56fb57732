import { exportedList } from '../lists/exported-list.ts';
import type { SheetColumn } from '../lists/sheet.ts';
import type { ChangeView } from './change-view.ts';
import { changeFilter } from './change-filter.ts';

/** The change requests as a file. */
export const changesExport = exportedList({
  label: 'Change requests',
  fileName: 'flight-change-requests.xlsx',
  sheetName: 'Change Requests',
  permissions: ['changes.view', 'tickets.export'],
  filter: changeFilter,
  whole: { cursor: '' },
});

/** Nothing until somebody said it. */
const money = (minor: number | undefined, { currency }: ChangeView) => ({ minor: minor ?? 0, currency });

/** The change requests as a sheet. */
export const changeSheet: readonly SheetColumn<ChangeView>[] = [
  { heading: 'Asked On', kind: 'instant', value: (row) => row.createdAt },
  { heading: 'Status', kind: 'text', value: (row) => row.statusText },
  { heading: 'Status Since', kind: 'instant', value: (row) => row.stateSince },
  { heading: 'PNR', kind: 'text', value: (row) => row.pnr },
  { heading: 'Passengers', kind: 'text', value: ({ passengers }) => passengers.join(', ') },
  { heading: 'Sectors', kind: 'text', value: ({ sectors }) => sectors.join(', ') },
  { heading: 'Remarks', kind: 'text', value: (row) => row.Remarks },
  { heading: 'Currency', kind: 'currency', value: (row) => row.currency },
  { heading: 'Airline Charge', kind: 'money', value: (row) => money(row.charges?.airlineCharge, row) },
  { heading: 'Cancellation Fee', kind: 'money', value: (row) => money(row.charges?.cancellationFee, row) },
  { heading: 'Refund', kind: 'money', value: (row) => money(row.charges?.comesBack, row) },
  { heading: 'Reissue Difference', kind: 'money', value: (row) => money(row.charges?.fareDifference, row) },
  { heading: 'To Pay', kind: 'money', value: (row) => money(row.charges?.toPay, row) },
  { heading: 'Credit Note', kind: 'text', value: (row) => row.creditNote },
  { heading: 'Reason', kind: 'text', value: (row) => row.reason },
  { heading: 'Asked By', kind: 'text', value: (row) => row.askedBy },
  { heading: 'Assigned To', kind: 'text', value: (row) => row.assignedTo },
  { heading: 'Request Id', kind: 'text', value: (row) => row.requestId },
];
