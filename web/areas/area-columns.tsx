import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { AreaRow } from '#shared/areas/area.ts';
import { useSiteDays } from '#web/site/site.ts';
import type { Column } from '#web/ui/list/column.ts';
import { formatLongDay } from '#web/ui/long-day.ts';
import { quietInLine } from '#web/ui/text.ts';
import { ActiveMark } from './active-mark.tsx';

const useStyles = makeStyles({ made: quietInLine });

/** The areas' columns. */
export function useAreaColumns(): readonly Column<AreaRow>[] {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const [columns] = useState((): Column<AreaRow>[] => [
    { heading: 'Area', width: 40, line: 1, first: ({ name }) => name },
    {
      heading: 'City',
      width: 28,
      line: 2,
      first: ({ city }) => city.city,
      second: ({ city }) => city.country,
    },
    {
      heading: 'Status',
      width: 16,
      line: 1,
      isEnd: true,
      first: ({ isDeactivated }) => <ActiveMark isDeactivated={isDeactivated} />,
    },
    {
      heading: 'Added',
      width: 16,
      line: 3,
      first: ({ createdAt }) => <span className={styles.made}>{formatLongDay(dayOf(createdAt))}</span>,
    },
  ]);
  return columns;
}
