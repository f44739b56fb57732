import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';
import type { Column } from '#web/ui/list/column.ts';
import { inlineRow } from '#web/ui/stack.ts';
import { ActivityPicture } from './activity-picture.tsx';
import { ActivityStatus, optionsOf } from './activity-text.tsx';
import { PriorityCell } from './priority-cell.tsx';

const useStyles = makeStyles({
  named: { ...inlineRow('10px'), maxWidth: '100%' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** The activities' columns; priorities are changed in place by whoever may. */
export function useActivityColumns(mayEdit: boolean): readonly Column<ActivityRow>[] {
  const styles = useStyles();
  const [columns] = useState((): Column<ActivityRow>[] => [
    {
      heading: 'Activity',
      width: 40,
      line: 1,
      first: (row) => (
        <span className={styles.named}>
          <ActivityPicture row={row} />
          <span className={styles.name}>{row.name}</span>
        </span>
      ),
      second: ({ description }) => description,
    },
    { heading: 'Area', width: 18, line: 2, first: ({ area }) => area?.name ?? '', hidesBeside: true },
    { heading: 'Options', width: 14, line: 3, first: optionsOf },
    {
      heading: 'Priority',
      width: 14,
      line: 2,
      isEnd: true,
      first: (row) => <PriorityCell row={row} mayEdit={mayEdit} />,
    },
    {
      heading: 'Status',
      width: 14,
      line: 1,
      isEnd: true,
      hidesBeside: true,
      first: (row) => <ActivityStatus row={row} />,
    },
  ]);
  return columns;
}
