import type { ToldEvent } from '#shared/records/told-event.ts';
import { makeStyles } from '@fluentui/react-components';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { Timeline } from '#web/ui/timeline.tsx';

const useStyles = makeStyles({
  root: { marginTop: '24px', maxWidth: '720px' },
  heading: { ...cardHeading, margin: '0 0 8px' },
  none: { ...quietLine, margin: 0 },
});

/** The latest changes are enough to know who to ask. */
const MOST = 8;

/** From what to what; of what is new, or gone, that alone. */
const changeOf = ({ from, to }: ToldEvent): string => (from && to ? `${from} → ${to}` : from || to);

interface Props {
  label: string;
  events: readonly ToldEvent[];
  /** It stands on a page, not in a dialog. */
  isOnPage?: boolean;
}

/** Who changed what, with which each editor ends. */
export function History({ label, events, isOnPage }: Props) {
  const styles = useStyles();
  const Heading = isOnPage ? 'h2' : 'h3';
  return (
    <section className={styles.root} aria-label={label}>
      <Heading className={styles.heading}>{label}</Heading>
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
        <p className={styles.none}>No changes yet.</p>
      )}
    </section>
  );
}
