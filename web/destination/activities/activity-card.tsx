import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';
import type { CardPlace } from '#web/ui/list/list-rows.tsx';
import { inColumn, inGrid } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { ActivityPicture } from './activity-picture.tsx';
import { ActivityStatus, optionsOf } from './activity-text.tsx';
import { PriorityCell } from './priority-cell.tsx';

const useStyles = makeStyles({
  root: {
    ...inGrid('48px minmax(0, 1fr) auto', '4px 12px'),
    alignItems: 'center',
    paddingBottom: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  name: cardHeading,
  opener: { minHeight: '40px', fontWeight: 600, textAlign: 'left', color: tokens.colorNeutralForeground1 },
  facts: { ...inColumn('4px'), gridColumn: '1 / 3' },
  meta: quietLine,
  end: { justifySelf: 'end', textAlign: 'right' },
});

interface Props {
  row: ActivityRow;
  place: CardPlace;
  mayEdit: boolean;
}

/** An activity on a phone, its name whole. */
export function ActivityCard({ row, place, mayEdit }: Props) {
  const styles = useStyles();
  const { name, area } = row;
  return (
    <article className={styles.root} aria-label={name}>
      <ActivityPicture row={row} />
      <h2 className={styles.name}>
        <Link as="button" appearance="subtle" className={styles.opener} data-row onClick={place.onOpen}>
          {name}
        </Link>
      </h2>
      <div className={styles.end}>{place.menu}</div>
      <div className={styles.facts}>
        {area && <span>{area.name}</span>}
        <span className={styles.meta}>{optionsOf(row)}</span>
        <ActivityStatus row={row} />
      </div>
      <div className={styles.end}>
        <PriorityCell row={row} mayEdit={mayEdit} />
      </div>
    </article>
  );
}
