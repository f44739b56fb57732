import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ActivityRow } from '#shared/destination/activity-shown.ts';
import type { Column } from '#web/ui/list/column.ts';
import { Status } from '#web/ui/status.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PriorityCell } from './priority-cell.tsx';

const useStyles = makeStyles({
  named: { display: 'inline-flex', alignItems: 'center', gap: '10px', maxWidth: '100%' },
  picture: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '32px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
});

const optionsOf = ({ optionCount }: ActivityRow): string =>
  optionCount === 1 ? '1 option' : `${optionCount || 'No'} options`;

/** The activities' columns; priorities are changed in place by whoever may. */
export function useActivityColumns(mayEdit: boolean): readonly Column<ActivityRow>[] {
  const styles = useStyles();
  const [columns] = useState((): Column<ActivityRow>[] => [
    {
      heading: 'Activity',
      width: 40,
      line: 1,
      first: ({ name, picture }) => (
        <span className={styles.named}>
          <span className={styles.picture}>
            {picture ? <img src={picture.url} alt="" loading="lazy" /> : <Icon name="empty" size={16} />}
          </span>
          <span className={styles.name}>{name}</span>
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
      first: ({ isDeactivated }) =>
        isDeactivated ? (
          <Status tone="over" text="Deactivated" isSmall />
        ) : (
          <Status tone="done" text="Active" isSmall />
        ),
    },
  ]);
  return columns;
}
