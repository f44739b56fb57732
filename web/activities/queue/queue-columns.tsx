import { guestWords } from '#shared/activities/guests.ts';
import type { QueueFilter } from '#shared/activities/queue/queue-filter.ts';
import type { QueueRow } from '#shared/activities/queue/queue-row.ts';
import { type Day, daysBetween, formatDay } from '#shared/time.ts';
import { agoText, awayText } from '#web/bookings/queue/row-text.ts';
import type { Column, ListGroup } from '#web/ui/list/column.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { Status } from '#web/ui/status.tsx';

/** `Desert drive and 2 more`. */
const itemsOf = ({ titles, itemCount }: QueueRow): string => {
  const [first = '', second] = titles;
  if (itemCount <= 1) return first;
  return itemCount === 2 && second ? `${first} and ${second}` : `${first} and ${itemCount - 1} more`;
};

const isSoon = ({ firstDate }: QueueRow, today: Day): boolean => daysBetween(today, firstDate) <= 1;

/** What waits for the desk: first what begins tomorrow or before; undefined where nothing does, or nothing waits. */
export function queueGroups(
  rows: readonly QueueRow[],
  status: QueueFilter['status'],
  today: Day,
): readonly ListGroup<QueueRow>[] | undefined {
  const soon = status === 'PENDING' ? rows.filter((row) => isSoon(row, today)) : [];
  const later = rows.filter((row) => !soon.includes(row));
  return soon.length > 0
    ? [
        { heading: 'First visit by tomorrow', count: soon.length, rows: soon },
        ...(later.length > 0 ? [{ heading: 'Later', count: later.length, rows: later }] : []),
      ]
    : undefined;
}

interface Seen {
  status: QueueFilter['status'];
  /** Whose hours are shown. */
  zone: string;
  today: Day;
}

/** The queue's columns: what waits for the desk says for how long it does. */
export const queueColumns = ({ status, zone, today }: Seen): readonly Column<QueueRow>[] => [
  {
    heading: 'Guest',
    width: 22,
    line: 1,
    first: (row) => row.leadGuest || row.buyerName,
    second: (row) => guestWords(row),
  },
  { heading: 'Items', width: 24, line: 2, first: itemsOf, second: (row) => row.buyerName },
  {
    heading: 'First day',
    width: 18,
    line: 3,
    first: (row) => formatDay(row.firstDate),
    second: (row) => awayText(row.firstDate, today),
  },
  status === 'PENDING'
    ? {
        heading: 'Waiting',
        width: 20,
        line: 3,
        isEnd: true,
        first: (row) =>
          row.paidAt && <Status isSmall tone={isSoon(row, today) ? 'urgent' : 'waiting'} text={agoText(row.paidAt)} />,
        second: (row) => row.paidAt && `paid ${momentText(row.paidAt, zone)}`,
      }
    : {
        heading: 'Changed',
        width: 20,
        line: 3,
        isEnd: true,
        hidesBeside: true,
        first: (row) => momentText(row.updatedAt, zone),
        second: (row) => row.paidAt && `paid ${momentText(row.paidAt, zone)}`,
      },
  {
    heading: 'Total',
    width: 16,
    line: 1,
    isEnd: true,
    isNumber: true,
    first: (row) => (row.total === null ? '' : <Money minor={row.total} currency={row.currency} />),
  },
];
