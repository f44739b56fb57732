import type { KartRow } from '#shared/quotations/kart-row.ts';
import { type Day, daysBetween, formatDay } from '#shared/time.ts';
import type { Column } from '#web/ui/list/column.ts';
import type { CardLine } from '#web/ui/list/record-card.tsx';
import { Money } from '#web/ui/money.tsx';
import { Status } from '#web/ui/status.tsx';
import { partyText } from '../quotation-body.tsx';
import { stateOf } from './kart-state.ts';

/** `in 21 days`; of what is past, nothing. */
function daysTo(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days < 0) return '';
  return days === 0 ? 'today' : `in ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** What is still to be paid by when; empty where nothing is. */
export function dueText({ paid, total, paymentDeadline }: KartRow): string {
  if (total > 0 && paid >= total) return 'paid in full';
  return paymentDeadline ? `due ${formatDay(paymentDeadline, { year: false })}` : '';
}

/** The list's columns as of `today`. */
export const kartColumns = (today: Day): readonly Column<KartRow>[] => [
  {
    heading: 'Quotation',
    width: 26,
    line: 1,
    first: ({ kartName }) => kartName,
    second: ({ quotationId, lastVersion }) =>
      `${quotationId}, ${lastVersion > 0 ? `version ${lastVersion}` : 'not sent'}`,
  },
  {
    heading: 'Customer',
    width: 18,
    line: 2,
    first: ({ customerName }) => customerName,
    second: ({ companyName }) => companyName,
  },
  {
    heading: 'Arrival',
    width: 17,
    line: 3,
    first: ({ arrivalDate }) => formatDay(arrivalDate),
    second: (row) => [daysTo(row.arrivalDate, today), partyText(row)].filter(Boolean).join(', '),
    isInline: true,
  },
  {
    heading: 'State',
    width: 15,
    line: 1,
    isEnd: true,
    first: (row) => <Status {...stateOf(row, today)} />,
    second: ({ openQuestions }) =>
      openQuestions > 0 ? `${openQuestions} ${openQuestions === 1 ? 'question' : 'questions'} open` : '',
  },
  {
    heading: 'Paid',
    width: 12,
    line: 3,
    isEnd: true,
    isNumber: true,
    first: ({ paid, currency }) => (paid > 0 ? <Money minor={paid} currency={currency} /> : '–'),
    second: dueText,
  },
  {
    heading: 'Total',
    width: 12,
    line: 2,
    isEnd: true,
    isNumber: true,
    first: ({ total, currency }) => <Money minor={total} currency={currency} />,
  },
];

/** A quotation on a phone, below its name. */
export const kartLines = (row: KartRow, today: Day): CardLine[] => [
  {
    text: [row.quotationId, row.companyName || row.customerName].join(', '),
    end: <Status {...stateOf(row, today)} isSmall />,
  },
  {
    text: [formatDay(row.arrivalDate), partyText(row)].join(', '),
    end: <Money minor={row.total} currency={row.currency} />,
  },
  ...(dueText(row) ? [{ text: dueText(row) }] : []),
];
