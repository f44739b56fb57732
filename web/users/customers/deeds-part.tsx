import { makeStyles } from '@fluentui/react-components';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import { quietLine } from '#web/ui/text.ts';
import { type Deed, Timeline } from '#web/ui/timeline.tsx';

const useStyles = makeStyles({ meta: { ...quietLine, margin: 0 } });

/** What was done on an account, newest first: all of it, or the latest. */
export default function DeedsPart({ events, most }: { events: CustomerDetails['events']; most?: number }) {
  const styles = useStyles();
  if (events.length === 0) return <p className={styles.meta}>No activity on this account yet.</p>;
  return <Timeline deeds={events.slice(0, most).map(deedOf)} />;
}

/** What was done, and of what may be read, what it was before and is since. */
const deedOf = ({ at, text, by, changes }: CustomerDetails['events'][number]): Deed => ({
  at,
  what: text,
  by,
  note: changes.map(({ field, from, to }) => `${field}: ${from || 'none'} → ${to || 'none'}`).join('; '),
});
