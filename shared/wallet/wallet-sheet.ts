import * as z from 'zod/mini';
import { exportedList } from '../lists/exported-list.ts';
import type { SheetColumn } from '../lists/sheet.ts';
import { walletEntryKindName } from './model.ts';
import { endsInOrder, type StatementEntry, statementFilter } from './statement/statement.ts';

/** A customer's statement, or the entries of all wallets of the site: as `getWlUserWalletEntry` takes them. */
export const walletExport = exportedList({
  label: 'Wallet report',
  fileName: 'wallet-report.xlsx',
  sheetName: 'Wallet report',
  permissions: ['wallet.view', 'reports.export'],
  filter: z
    .extend(statementFilter, {
      /** The customer; empty where none, or an address, is named. */
      userId: z._default(z.string().check(z.maxLength(40)), ''),
      /** The same by the address they sign in with; empty for none. */
      email: z._default(z.string().check(z.maxLength(200)), ''),
    })
    .check(endsInOrder),
  whole: { cursor: '' },
});

/** A customer's own statement. */
export const ownStatementExport = exportedList({
  label: 'Wallet statement',
  fileName: 'wallet-statement.xlsx',
  sheetName: 'Wallet statement',
  permissions: [],
  filter: statementFilter.check(endsInOrder),
  whole: { cursor: '' },
});

/** An entry with the currency of its amounts. */
export type WalletSheetRow = StatementEntry & { currency: string };

/** Statements of wallets as a sheet. */
export const walletSheet: readonly SheetColumn<WalletSheetRow>[] = [
  { heading: 'Date', kind: 'instant', value: (row) => row.at },
  { heading: 'Entry', kind: 'text', value: (row) => walletEntryKindName[row.kind] },
  { heading: 'Remark', kind: 'text', value: (row) => row.remark },
  { heading: 'PNR', kind: 'text', value: (row) => row.pnr },
  { heading: 'Order', kind: 'text', value: (row) => row.orderId.slice(0, 10) },
  { heading: 'Reference', kind: 'text', value: (row) => (row.orderId ? '' : row.reference) },
  { heading: 'Customer', kind: 'text', value: (row) => row.customer?.name ?? '' },
  { heading: 'Customer Email', kind: 'text', value: (row) => row.customer?.email ?? '' },
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
