import * as z from 'zod/mini';
import { day } from '../flights/search-query.ts';
import { exportedList } from '../lists/exported-list.ts';
import type { SheetColumn } from '../lists/sheet.ts';
import type { transferStates } from './lifecycle.ts';

type TransferState = (typeof transferStates)[number];

/** The job sheet as a file, with what drivers are paid. */
export const transfersExport = exportedList({
  label: 'Job sheet',
  fileName: 'job-sheet.xlsx',
  sheetName: 'Transfers',
  permissions: ['transfers.view', 'transfers.money', 'reports.export'],
  module: 'Dmc',
  filter: z.strictObject({
    /** The first day. */
    from: day,
    /** The last day. */
    to: day,
    /** Whose transfers; empty for everybody's. */
    driverId: z._default(z.string().check(z.maxLength(80)), ''),
    /** Only those that nobody drives. */
    onlyWithoutDriver: z._default(z.boolean(), false),
  }),
});

/** A transfer as the file has it. `charges` in minor units of `currency`; null where nobody said. */
export interface TransferSheetRow {
  date: string;
  time: string;
  pickupLocation: string;
  dropLocation: string;
  sharingType: 'SIC' | 'PVT';
  pax: number;
  guest: string;
  phone: string;
  kartName: string;
  quotationId: number;
  driverName: string;
  state: TransferState;
  doneAt: string;
  currency: string;
  charges: number | null;
  remarkForCustomer: string;
  flight?: string;
  internalRemark: string;
}

const states: Record<TransferState, string> = { OPEN: 'Not completed', DONE: 'Completed', WITHDRAWN: 'Withdrawn' };

/** The job sheet as a sheet. */
export const transferSheet: readonly SheetColumn<TransferSheetRow>[] = [
  { heading: 'Date', kind: 'day', value: (row) => row.date },
  { heading: 'Time', kind: 'text', value: (row) => row.time },
  { heading: 'Pickup', kind: 'text', value: (row) => row.pickupLocation },
  { heading: 'Drop', kind: 'text', value: (row) => row.dropLocation },
  { heading: 'Sharing', kind: 'text', value: (row) => row.sharingType },
  { heading: 'Pax', kind: 'number', value: (row) => row.pax },
  { heading: 'Guest', kind: 'text', value: (row) => row.guest },
  { heading: 'Phone', kind: 'phone', value: (row) => row.phone },
  { heading: 'Kart Name', kind: 'text', value: (row) => row.kartName },
  { heading: 'Quotation', kind: 'number', value: (row) => row.quotationId },
  { heading: 'Driver', kind: 'text', value: (row) => row.driverName },
  { heading: 'Status', kind: 'text', value: ({ state }) => states[state] },
  { heading: 'Completed At', kind: 'instant', value: (row) => row.doneAt },
  { heading: 'Currency', kind: 'currency', value: (row) => row.currency },
  { heading: 'Driver Charges', kind: 'money', value: ({ charges, currency }) => ({ minor: charges ?? 0, currency }) },
  { heading: 'Flight', kind: 'text', value: (row) => row.flight ?? '' },
  { heading: 'Remark for Customer', kind: 'text', value: (row) => row.remarkForCustomer },
  { heading: 'Internal Remark', kind: 'text', value: (row) => row.internalRemark },
];
