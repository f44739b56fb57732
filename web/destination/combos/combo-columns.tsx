import { useState } from 'react';
import type { ComboShown } from '#shared/destination/combos/combo-fields.ts';
import { formatDay } from '#shared/time.ts';
import { useSiteDays } from '#web/site/site.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Money } from '#web/ui/money.tsx';
import { Status } from '#web/ui/status.tsx';

const countOf = ({ tourOptions }: ComboShown): string =>
  tourOptions.length === 1 ? '1 tour option' : `${tourOptions.length} tour options`;
/** What a combo is of, in one line. */
export const namesOf = ({ tourOptions }: ComboShown): string =>
  tourOptions.map(({ name, activityName }) => (name ? `${activityName}: ${name}` : 'Deleted option')).join('; ');

/** Whether a combo is sold, or why not; its own state goes before that of what it is made of. */
export function StateOf({ combo }: { combo: ComboShown }) {
  if (combo.isDeactivated) return <Status tone="over" text="Deactivated" isSmall />;
  return combo.notSold ? (
    <Status tone="waiting" text={combo.notSold} isSmall />
  ) : (
    <Status tone="done" text="Active" isSmall />
  );
}

/** The combos' columns. */
export function useComboColumns(): readonly Column<ComboShown>[] {
  const { dayOf } = useSiteDays();
  const [columns] = useState((): Column<ComboShown>[] => [
    { heading: 'Combo', width: 30, line: 1, first: ({ name }) => name, second: countOf },
    { heading: 'Of', width: 34, line: 2, first: (row) => <span title={namesOf(row)}>{namesOf(row)}</span> },
    {
      heading: 'Price per guest',
      width: 14,
      line: 2,
      isEnd: true,
      isNumber: true,
      first: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    { heading: 'Created', width: 14, line: 3, first: ({ createdAt }) => formatDay(dayOf(createdAt)) },
    { heading: 'Status', width: 14, line: 1, isEnd: true, first: (combo) => <StateOf combo={combo} /> },
  ]);
  return columns;
}
