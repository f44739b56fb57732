import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { SettingsShown } from '#shared/site/settings.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { plainList } from '#web/ui/stack.ts';
import { quietLine, smallText } from '#web/ui/text.ts';
import { ChangedValue } from './changed-value.tsx';

const useStyles = makeStyles({
  list: { ...plainList, margin: '0 0 12px' },
  event: { padding: '12px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}`, overflowWrap: 'anywhere' },
  meta: { ...quietLine, margin: 0 },
  changes: { ...smallText, margin: '8px 0 0' },
  field: { color: tokens.colorNeutralForeground3 },
  values: { margin: '0 0 8px' },
});

/** As many as are looked at without asking for more. */
const FEW = 5;

type Changed = SettingsShown['events'][number]['changes'][number];

/** One change of settings as its history tells it; what is no picture and no colour is words. */
interface ToldEvent {
  at: string;
  by: string;
  text: string;
  changes: readonly (Omit<Changed, 'kind'> & Partial<Pick<Changed, 'kind'>>)[];
}

/** Who changed what, newest first, the oldest once they are asked for. */
export function ChangeEvents({ events }: { events: readonly ToldEvent[] }) {
  const styles = useStyles();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? events : events.slice(0, FEW);
  return (
    <>
      {!events.length && <p className={styles.meta}>Nothing has been changed here since the site was made.</p>}
      <ol className={styles.list}>
        {shown.map((event) => (
          <Event key={event.at + event.text} {...event} />
        ))}
      </ol>
      {events.length > FEW && !isAll && <Button onClick={() => setAll(true)}>Show all {events.length}</Button>}
    </>
  );
}

function Event({ at, by, text, changes }: ToldEvent) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const local = msToLocal(Date.parse(at), zone);
  return (
    <li className={styles.event}>
      {text}
      <p className={styles.meta}>
        {by}, {formatDay(local)}, {local.slice(11)}
      </p>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ field, kind = 'words', from, to }) => (
            <div key={field}>
              <dt className={styles.field}>{field}</dt>
              <dd className={styles.values}>
                <ChangedValue kind={kind} value={from} /> → <ChangedValue kind={kind} value={to} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
