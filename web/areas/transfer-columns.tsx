import { useState } from 'react';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Money } from '#web/ui/money.tsx';
import { ActiveMark } from './active-mark.tsx';
import { marginOf } from './transfer-margin.tsx';
import { flagsOf, sharingOf, transferName, validityOf } from './transfer-text.ts';

const inWords = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The transfers' columns. On a phone they are cards. */
export function useTransferColumns(): readonly Column<AreaTransferRow>[] {
  const [columns] = useState((): Column<AreaTransferRow>[] => [
    {
      heading: 'From – to',
      width: 34,
      line: 1,
      first: transferName,
      second: ({ marketName, description }) => [marketName, description].filter(Boolean).join(', '),
    },
    { heading: 'Sharing', width: 22, line: 2, first: sharingOf, second: flagsOf },
    { heading: 'Valid', width: 19, line: 3, first: (row) => inWords(validityOf(row)) },
    {
      heading: 'Amount',
      width: 13,
      line: 2,
      isNumber: true,
      isEnd: true,
      first: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
      second: ({ isPerPax }) => (isPerPax ? 'per person' : 'per vehicle'),
    },
    {
      heading: 'Cost',
      width: 20,
      line: 3,
      isNumber: true,
      isEnd: true,
      first: ({ cost, currency }) => cost !== null && <Money minor={cost} currency={currency} />,
      second: marginOf,
    },
    {
      heading: 'Status',
      width: 13,
      line: 1,
      isEnd: true,
      first: ({ isDeactivated }) => <ActiveMark isDeactivated={isDeactivated} />,
    },
  ]);
  return columns;
}
