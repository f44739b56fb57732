import { makeStyles, tokens } from '@fluentui/react-components';
import type { ActivityPicture } from '#shared/destination/activities/activity-shown.ts';
import { inGrid, plainList } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  list: {
    ...plainList,
    ...inGrid('repeat(auto-fill, minmax(96px, 1fr))', '8px'),
    '& img': {
      display: 'block',
      width: '100%',
      aspectRatio: '3 / 2',
      objectFit: 'cover',
      borderRadius: tokens.borderRadiusMedium,
      backgroundColor: tokens.colorNeutralBackground3,
    },
  },
});

/** An activity's pictures, in the order that guests see them. */
export function PictureStrip({ pictures }: { pictures: readonly ActivityPicture[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label="Pictures">
      {pictures.map(({ url, alt }) => (
        <li key={url}>
          <img src={url} alt={alt} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
