import type { GatewayTransaction } from '#shared/payments/gateways/gateway-transaction.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Money } from '#web/ui/money.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Status } from '#web/ui/status.tsx';
import { outcomeWords, refundText } from './transaction-words.ts';

/** The list's columns; `zone`: whose hours are shown. */
export const transactionColumns = (zone: string): readonly Column<GatewayTransaction>[] => [
  {
    heading: 'Order',
    width: 16,
    line: 1,
    first: (row) => row.orderId.slice(0, 10),
    second: (row) => row.remark,
  },
  {
    heading: 'Customer',
    width: 15,
    line: 2,
    first: (row) => row.customerName || 'Somebody who has left',
  },
  {
    heading: 'Gateway',
    width: 24,
    line: 3,
    first: (row) => row.attempts[0]?.title ?? '',
    second: (row) => row.paymentId || row.attempts[0]?.gatewayOrderId,
    hidesBeside: true,
  },
  {
    heading: 'Begun',
    width: 19,
    line: 3,
    isEnd: true,
    first: (row) => momentText(row.startedAt, zone),
  },
  {
    heading: 'State',
    width: 18,
    line: 1,
    isEnd: true,
    first: (row) => <Status {...outcomeWords(row)} />,
    second: (row) => refundText(row),
  },
  {
    heading: 'Amount',
    width: 14,
    line: 2,
    isEnd: true,
    isNumber: true,
    first: (row) => <Money minor={row.amount + row.fee} currency={row.currency} />,
  },
];
