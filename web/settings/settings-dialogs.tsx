import { makeStyles } from '@fluentui/react-components';
import { fieldLabel, valueText } from '#shared/site/setting-labels.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import type { useUnsaved } from '#web/ui/dialog/use-unsaved.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { changedFields } from './on-top.ts';
import { wordsIn } from './words-in.ts';
import { type Conflict, type Editor, partIn } from './use-settings.ts';

const useStyles = makeStyles({
  text: { margin: '0 0 8px' },
  side: { margin: '12px 0 0' },
  heading: { ...cardHeading, margin: '0 0 4px' },
  list: { margin: 0, paddingLeft: '20px', overflowWrap: 'anywhere' },
  meta: { ...quietLine, margin: 0 },
});

/** Characters of a value as a dialog shows it. */
const LONGEST = 160;

/** What opens over the settings: what is not saved, and what somebody else saved first. */
export default function SettingsDialogs({
  editor,
  unsaved,
}: {
  editor: Editor;
  unsaved: ReturnType<typeof useUnsaved>;
}) {
  const styles = useStyles();
  if (unsaved.leaving)
    return (
      <SiteDialog
        title="Your changes are not saved"
        onClose={unsaved.stay}
        actions={[
          {
            label: 'Discard and leave',
            run: () => {
              editor.discard();
              unsaved.leave();
            },
          },
          { label: 'Stay here', run: unsaved.stay, primary: true },
        ]}
      >
        <p className={styles.text}>Leaving now loses: {editor.changed.map(fieldLabel).join(', ')}.</p>
      </SiteDialog>
    );
  return editor.conflict ? <ConflictDialog editor={editor} conflict={editor.conflict} /> : null;
}

/** Both sides of a part that somebody else saved first; nothing of either is lost. */
function ConflictDialog({ editor, conflict }: { editor: Editor; conflict: Conflict }) {
  const styles = useStyles();
  const { part, base, value, now } = conflict;
  const theirs = partIn(now, part);
  const lines = (fields: Readonly<Record<string, unknown>>) =>
    changedFields(base, fields).map((field) => `${fieldLabel(field)}: ${said(part, field, fields[field])}`);
  return (
    <SiteDialog
      title="Somebody else changed this meanwhile"
      onClose={editor.closeConflict}
      actions={[
        { label: 'Discard mine', run: () => editor.settle(false) },
        { label: 'Put mine on top', run: () => editor.settle(true), primary: true },
      ]}
    >
      <p className={styles.text}>Nothing of yours was saved, and nothing is lost.</p>
      <Side heading={`${theirs.changedBy || 'They'} saved`} lines={lines(theirs.value)} />
      <Side heading="You changed" lines={lines(value)} />
      <p className={styles.side}>With yours on top, look through it and save again.</p>
    </SiteDialog>
  );
}

/** A value in a few words; a secret never. */
function said(part: Conflict['part'], field: string, value: unknown): string {
  if (part === 'secrets') return 'a new secret';
  if (value === true) return 'on';
  if (value === false) return 'off';
  const text = Array.isArray(value) && field === 'modules' ? valueText(field, value.join(', ')) : wordsIn(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || 'nothing';
}

function Side({ heading, lines }: { heading: string; lines: readonly string[] }) {
  const styles = useStyles();
  return (
    <section className={styles.side} aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      {lines.length ? (
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.meta}>Nothing that stands otherwise now.</p>
      )}
    </section>
  );
}
