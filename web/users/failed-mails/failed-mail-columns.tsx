import type { FailedMail } from '#shared/users/customers/failed-mail.ts';
import type { Column } from '#web/ui/list/column.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { Status } from '#web/ui/status.tsx';
import { AboutLink } from './failed-mail-links.tsx';
import { NO_ADDRESS, whyOf } from './failed-mail-words.ts';

/** The list's columns; `zone`: whose hours are shown. */
export const failedMailColumns = (zone: string): readonly Column<FailedMail>[] => [
  {
    heading: 'Email',
    width: 22,
    line: 1,
    first: (row) => row.title,
  },
  {
    heading: 'To',
    width: 28,
    line: 2,
    first: (row) => row.to || NO_ADDRESS,
    second: (row) => row.customerName || 'No account',
  },
  {
    heading: 'About',
    width: 16,
    line: 3,
    isEnd: true,
    first: (row) => <AboutLink mail={row} />,
    hidesBeside: true,
  },
  {
    heading: 'When',
    width: 18,
    line: 3,
    first: (row) => momentText(row.failedAt, zone),
    hidesBeside: true,
  },
  {
    heading: 'Why',
    width: 20,
    line: 1,
    isEnd: true,
    first: (row) => <Status tone={whyOf(row).tone} text={whyOf(row).text} />,
  },
];
