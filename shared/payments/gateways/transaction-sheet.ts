import { exportedList } from '../../lists/exported-list.ts';
import type { SheetColumn } from '../../lists/sheet.ts';
import { endsInOrder } from '../../wallet/statement/statement.ts';
import { type GatewayTransaction, outcomeNames, outcomeShown } from './gateway-transaction.ts';
import { transactionFilter } from './transaction-filter.ts';

/** The payments begun at gateways as a file. */
export const gatewayTransactionsExport = exportedList({
  label: 'Gateway transactions',
  fileName: 'gateway-transactions.xlsx',
  sheetName: 'Gateway transactions',
  permissions: ['payments.view', 'reports.export'],
  filter: transactionFilter.check(endsInOrder),
  whole: { cursor: '' },
});

/** The payments begun at gateways as a sheet. */
export const transactionSheet: readonly SheetColumn<GatewayTransaction>[] = [
  { heading: 'Started', kind: 'instant', value: (row) => row.startedAt },
  { heading: 'Order', kind: 'text', value: (row) => row.orderId },
  { heading: 'For', kind: 'text', value: (row) => row.remark },
  { heading: 'Customer', kind: 'text', value: (row) => row.customerName },
  { heading: 'Company', kind: 'text', value: (row) => row.companyName },
  { heading: 'Email', kind: 'text', value: (row) => row.customerEmail },
  { heading: 'Gateway', kind: 'text', value: (row) => row.attempts[0]?.title ?? '' },
  { heading: 'Gateway Order', kind: 'text', value: (row) => row.attempts[0]?.gatewayOrderId ?? '' },
  { heading: 'Payment', kind: 'text', value: (row) => row.paymentId },
  { heading: 'State', kind: 'text', value: (row) => outcomeNames[outcomeShown(row)] },
  { heading: 'Attempts', kind: 'number', value: (row) => row.attempts.length },
  { heading: 'Currency', kind: 'currency', value: (row) => row.currency },
  { heading: 'Amount', kind: 'money', value: ({ amount, currency }) => ({ minor: amount, currency }) },
  { heading: 'Convenience Fee', kind: 'money', value: ({ fee, currency }) => ({ minor: fee, currency }) },
  { heading: 'Refunded', kind: 'money', value: ({ refunded, currency }) => ({ minor: refunded, currency }) },
];
