import type { ChangeView } from '#shared/changes/change-view.ts';
import { isChangeOpen } from '#shared/changes/model.ts';
import { Money } from '#web/ui/money.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Status } from '#web/ui/status.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { kindText, sectorText, stateText, toneOf, whoText } from './change-words.ts';

/** What comes back, as far as somebody said it; nothing where something is to be paid. */
export function BackOf({ row }: { row: ChangeView }) {
  const minor =
    row.refund?.amount ?? (row.state === 'Rejected' || row.state === 'Withdrawn' ? undefined : row.charges?.comesBack);
  return minor === undefined || row.charges?.toPay ? null : <Money minor={minor} currency={row.currency} />;
}

/** Since when it stands as it does, while it waits; when it was made, afterwards. */
export const sinceText = (row: ChangeView, zone: string): string =>
  isChangeOpen(row.state) ? `since ${momentText(row.stateSince, zone)}` : momentText(row.stateSince, zone);

export const changeColumns = (zone: string, isStaff: boolean): readonly Column<ChangeView>[] => [
  { heading: 'PNR', width: 14, line: 1, first: (row) => row.pnr, second: kindText },
  {
    heading: 'Passengers',
    width: 22,
    line: 2,
    first: whoText,
    second: (row) => row.sectors.map(sectorText).join(', '),
  },
  ...(isStaff
    ? [
        {
          heading: 'Asked by',
          width: 22,
          line: 4,
          hidesBeside: true,
          first: (row: ChangeView) => row.askedBy,
          second: (row: ChangeView) => row.assignedTo && `${row.assignedTo} sees to it`,
        } as const,
      ]
    : []),
  {
    heading: 'Status',
    width: 24,
    line: 1,
    isEnd: true,
    first: (row) => <Status tone={toneOf(row)} text={stateText(row)} />,
    second: (row) => sinceText(row, zone),
  },
  { heading: 'Refund', width: 18, line: 2, isEnd: true, isNumber: true, first: (row) => <BackOf row={row} /> },
];
