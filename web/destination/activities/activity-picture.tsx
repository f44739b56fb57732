import { makeStyles, tokens } from '@fluentui/react-components';
import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';
import { Icon } from '#web/ui/icon.tsx';

const useStyles = makeStyles({
  root: {
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
});

/** An activity's first picture, small; beside its name it says nothing of its own. */
export function ActivityPicture({ row: { picture } }: { row: ActivityRow }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      {picture ? <img src={picture.url} alt="" loading="lazy" /> : <Icon name="empty" size={16} />}
    </span>
  );
}
