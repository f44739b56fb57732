import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { SettingsShown } from '#shared/site/settings.ts';
import { partLabels } from '#shared/site/setting-labels.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { apartInRows, plainList } from '#web/ui/stack.ts';
import { partHeading, quietLine, smallText } from '#web/ui/text.ts';
import { ChangedValue } from './changed-value.tsx';
import type { Editor } from './use-settings.ts';

const useStyles = makeStyles({
  root: { maxWidth: '640px' },
  head: { ...apartInRows('8px 16px'), marginBottom: '12px' },
  heading: partHeading,
  list: { ...plainList, margin: '0 0 12px' },
  event: { padding: '12px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}`, overflowWrap: 'anywhere' },
  meta: { ...quietLine, margin: 0 },
  changes: { ...smallText, margin: '8px 0 0' },
  field: { color: tokens.colorNeutralForeground3 },
  values: { margin: '0 0 8px' },
});

/** As many as are looked at without asking for more. */
const FEW = 5;

/** Who changed what of the site's settings, and the last change of this part to take back. */
export function ChangeLog({ editor, mayChange }: { editor: Editor; mayChange: boolean }) {
  const styles = useStyles();
  const [isAll, setAll] = useState(false);
  const { settings, kept, part } = editor;
  const events = (settings?.events ?? []).filter((event) => event.part === part);
  const shown = isAll ? events : events.slice(0, FEW);
  return (
    <section className={styles.root} aria-label={`Changes of ${partLabels[part].toLowerCase()}`}>
      <div className={styles.head}>
        <h2 className={styles.heading}>Change history</h2>
        {mayChange && kept?.canUndo && (
          <Button disabled={editor.isBusy || editor.isUnsaved} onClick={() => void editor.undo()}>
            Undo the last change to {partLabels[part].toLowerCase()}
          </Button>
        )}
      </div>
      {editor.refusal && !editor.isUnsaved && <p role="alert">{editor.refusal}</p>}
      {!events.length && <p className={styles.meta}>No changes since the site was created.</p>}
      <ol className={styles.list}>
        {shown.map((event) => (
          <Event key={event.at + event.text} {...event} />
        ))}
      </ol>
      {events.length > FEW && !isAll && <Button onClick={() => setAll(true)}>Show all {events.length}</Button>}
    </section>
  );
}

function Event({ at, by, text, changes }: SettingsShown['events'][number]) {
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
          {changes.map(({ field, kind, from, to }) => (
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
