import type { SheetColumn } from '../lists/sheet.ts';
import { walletEntryKindName } from './model.ts';
import type { StatementEntry } from './statement/statement.ts';

/** An entry with the currency of its amounts. */
type Row = StatementEntry & { currency: string };

/** Statements of wallets as a sheet. */
export const walletSheet: readonly SheetColumn<Row>[] = [
  { heading: 'Date', kind: 'instant', value: (row) => row.at },
  { heading: 'Entry', kind: 'text', value: (row) => walletEntryKindName[row.kind] },
  { heading: 'Remark', kind: 'text', value: (row) => row.remark },
  { heading: 'PNR', kind: 'text', value: (row) => row.pnr },
  { heading: 'Order', kind: 'text', value: (row) => row.orderId.slice(0, 10) },
  { heading: 'Reference', kind: 'text', value: (row) => (row.orderId ? '' : row.reference) },
  { heading: 'Customer', kind: 'text', value: (row) => row.customer?.name ?? '' },
  { heading: 'By', kind: 'text', value: (row) => row.by },
  { heading: 'Currency', kind: 'currency', value: (row) => row.currency },
  { heading: 'Money In', kind: 'money', value: (row) => ({ minor: Math.max(0, row.amount), currency: row.currency }) },
  {
    heading: 'Money Out',
    kind: 'money',
    value: (row) => ({ minor: Math.max(0, -row.amount), currency: row.currency }),
  },
  { heading: 'Balance', kind: 'balance', value: (row) => ({ minor: row.balanceAfter, currency: row.currency }) },
];

/** One's own statement: whose it is need not be said. */
export const ownStatementSheet = walletSheet.filter(({ heading }) => heading !== 'Customer');
