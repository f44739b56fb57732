import { guestWords } from '#shared/activities/guests.ts';
import type { QueueRow } from '#shared/activities/queue/queue-row.ts';
import { formatDay } from '#shared/time.ts';
import type { Column } from '#web/ui/list/column.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';

/** `Desert drive and 2 more`. */
const itemsOf = ({ titles, itemCount }: QueueRow): string => {
  const [first = '', second] = titles;
  if (itemCount <= 1) return first;
  return itemCount === 2 && second ? `${first} and ${second}` : `${first} and ${itemCount - 1} more`;
};

/** The queue's columns; `zone`: whose hours are shown. */
export const queueColumns = (zone: string): readonly Column<QueueRow>[] => [
  {
    heading: 'Guest',
    width: 22,
    line: 1,
    first: (row) => row.leadGuest || row.buyerName,
    second: (row) => guestWords(row),
  },
  { heading: 'Items', width: 26, line: 2, first: itemsOf },
  { heading: 'First day', width: 14, line: 3, first: (row) => formatDay(row.firstDate) },
  { heading: 'Customer', width: 16, line: 4, first: (row) => row.buyerName, hidesBeside: true },
  {
    heading: 'Changed',
    width: 18,
    line: 3,
    isEnd: true,
    first: (row) => momentText(row.updatedAt, zone),
    second: (row) => row.paidAt && `paid ${momentText(row.paidAt, zone)}`,
  },
  {
    heading: 'Total',
    width: 14,
    line: 1,
    isEnd: true,
    isNumber: true,
    first: (row) => (row.total === null ? '' : <Money minor={row.total} currency={row.currency} />),
  },
];
