import { invoiceKinds } from '#shared/invoices/kinds.ts';
import type { InvoiceRow } from '#shared/invoices/invoice.ts';
import { formatDay } from '#shared/time.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Money } from '#web/ui/money.tsx';

/** The list's columns; `dayOf`: an instant's day as the site counts days. */
export const invoiceColumns = (dayOf: (instant: string) => string): readonly Column<InvoiceRow>[] => [
  {
    heading: 'Number',
    width: 22,
    line: 1,
    first: (row) => row.number,
    second: ({ kind, tax }) => (tax ? invoiceKinds[kind].withTax : invoiceKinds[kind].called),
  },
  {
    heading: 'Billed to',
    width: 24,
    line: 3,
    first: (row) => row.billedTo,
  },
  {
    heading: 'For',
    width: 24,
    line: 2,
    first: (row) => row.about,
    second: (row) => row.pnr && `PNR ${row.pnr}`,
    hidesBeside: true,
  },
  {
    heading: 'Issued',
    width: 14,
    line: 3,
    isEnd: true,
    first: (row) => formatDay(dayOf(row.issuedAt)),
  },
  {
    heading: 'Total',
    width: 16,
    line: 1,
    isEnd: true,
    isNumber: true,
    first: (row) => <Money minor={row.total} currency={row.currency} />,
  },
];
