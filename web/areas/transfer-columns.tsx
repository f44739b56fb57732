import { useState } from 'react';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { sharingBasisNames } from '#shared/destination/sharing.ts';
import { formatDay } from '#shared/time.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Money } from '#web/ui/money.tsx';
import { ActiveMark } from './active-mark.tsx';

/** A transfer as a person calls it. */
export const transferName = ({ from, to }: AreaTransferRow): string => `${from.name} – ${to.name}`;

const guests = ({ minPax, maxPax }: AreaTransferRow): string =>
  minPax === null || maxPax === null ? '' : `${minPax} to ${maxPax} guests`;

function validity({ validFromDate, validTillDate }: AreaTransferRow): string {
  if (validFromDate && validTillDate) return `${formatDay(validFromDate)} – ${formatDay(validTillDate)}`;
  if (validFromDate) return `From ${formatDay(validFromDate)}`;
  return validTillDate ? `Till ${formatDay(validTillDate)}` : 'Any day';
}

const flags = (row: AreaTransferRow): string =>
  [row.transferType, row.isStandAlone ? 'stand-alone' : ''].filter(Boolean).join(', ');

/** The transfers' columns. */
export function useTransferColumns(): readonly Column<AreaTransferRow>[] {
  const [columns] = useState((): Column<AreaTransferRow>[] => [
    {
      heading: 'From – to',
      width: 30,
      line: 1,
      first: transferName,
      second: ({ description }) => description || undefined,
    },
    { heading: 'Market', width: 14, line: 3, first: ({ marketName }) => marketName },
    {
      heading: 'Sharing',
      width: 22,
      line: 2,
      first: (row) => [sharingBasisNames[row.sharingBasis], guests(row)].filter(Boolean).join(', '),
      second: flags,
    },
    {
      heading: 'Valid',
      width: 20,
      line: 3,
      isEnd: true,
      first: validity,
    },
    {
      heading: 'Amount',
      width: 14,
      line: 2,
      isNumber: true,
      isEnd: true,
      first: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
      second: ({ isPerPax }) => (isPerPax ? 'per person' : 'per vehicle'),
    },
    {
      heading: 'Status',
      width: 12,
      line: 1,
      isEnd: true,
      first: ({ isDeactivated }) => <ActiveMark isDeactivated={isDeactivated} />,
    },
  ]);
  return columns;
}
