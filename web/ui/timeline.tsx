import { makeStyles, tokens } from '@fluentui/react-components';
import { formatDay, type Instant } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { plainList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  list: plainList,
  deed: {
    position: 'relative',
    padding: '0 0 12px 20px',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '3px',
      top: '14px',
      bottom: '-2px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    '&:last-child::before': { display: 'none' },
  },
  dot: {
    position: 'absolute',
    left: 0,
    top: '6px',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralStroke1,
  },
  meta: quietLine,
});

export interface Deed {
  at: Instant;
  /** Begins the sentence that `what` goes on with; left out where `what` stands alone. */
  who?: string;
  what: string;
  /** Said behind the time: the actor's role, or name where the sentence does not say it. */
  by?: string;
  note?: string;
}

/** Who did what, newest first, on the site's clock. */
export function Timeline({ deeds }: { deeds: readonly Deed[] }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  return (
    <ol className={styles.list}>
      {deeds.map(({ at, who, what, by, note }) => {
        const local = msToLocal(Date.parse(at), zone);
        return (
          <li key={at + what} className={styles.deed}>
            <span className={styles.dot} aria-hidden />
            <div>
              {who && <strong>{who} </strong>}
              {what}
            </div>
            {note && <div className={styles.meta}>{note}</div>}
            <div className={styles.meta}>
              {formatDay(local)}, {local.slice(11)}
              {by && `, ${by}`}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
