import type { GatewayTransaction } from '#shared/payments/gateways/gateway-transaction.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Money } from '#web/ui/money.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Status } from '#web/ui/status.tsx';
import { outcomeWords, refundText } from './transaction-words.ts';

/** The list's columns; `zone`: whose hours are shown. */
export const transactionColumns = (zone: string): readonly Column<GatewayTransaction>[] => [
  {
    heading: 'Customer',
    width: 19,
    line: 1,
    first: (row) => row.customerName || 'Deleted account',
    second: (row) => row.companyName,
  },
  {
    heading: 'For',
    width: 24,
    line: 2,
    first: (row) => row.remark,
    second: (row) => row.paymentId || `Order ${row.orderId.slice(0, 10)}`,
  },
  {
    heading: 'Started',
    width: 17,
    line: 3,
    first: (row) => momentText(row.startedAt, zone),
  },
  {
    heading: 'Gateway',
    width: 14,
    line: 3,
    isEnd: true,
    first: (row) => row.attempts[0]?.title ?? '',
    hidesBeside: true,
  },
  {
    heading: 'State',
    width: 15,
    line: 1,
    isEnd: true,
    first: (row) => <Status {...outcomeWords(row)} />,
    second: (row) => refundText(row),
  },
  {
    heading: 'Amount',
    width: 13,
    line: 2,
    isEnd: true,
    isNumber: true,
    first: (row) => <Money minor={row.amount + row.fee} currency={row.currency} />,
  },
];
