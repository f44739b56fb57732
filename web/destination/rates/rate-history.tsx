import { makeStyles } from '@fluentui/react-components';
import type { RateEvent } from '#shared/destination/rates/rate-fields.ts';
import { cardHeading, quietInLine } from '#web/ui/text.ts';
import { Timeline } from '#web/ui/timeline.tsx';

const useStyles = makeStyles({
  root: { marginTop: '32px', maxWidth: '720px' },
  heading: { ...cardHeading, margin: '0 0 8px' },
  none: { ...quietInLine, margin: 0 },
});

/** The latest changes are enough to know whom to ask. */
const MOST = 8;
const changeOf = ({ from, to }: RateEvent): string => (from && to ? `${from} → ${to}` : from || to);

/** Who changed what of an option's rates, with which its page ends. */
export function RateHistory({ events }: { events: readonly RateEvent[] }) {
  const styles = useStyles();
  return (
    <section className={styles.root} aria-labelledby="who-changed-rates">
      <h2 id="who-changed-rates" className={styles.heading}>
        Who changed these rates
      </h2>
      {events.length ? (
        <Timeline
          deeds={events.slice(0, MOST).map((event) => ({
            at: event.at,
            what: event.text,
            by: event.by,
            note: changeOf(event),
          }))}
        />
      ) : (
        <p className={styles.none}>Nothing was changed yet.</p>
      )}
    </section>
  );
}
