import { makeStyles } from '@fluentui/react-components';
import { partLabels } from '#shared/site/setting-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { apartInRows } from '#web/ui/stack.ts';
import { partHeading } from '#web/ui/text.ts';
import { ChangeEvents } from './change-events.tsx';
import type { Editor } from './use-settings.ts';

const useStyles = makeStyles({
  root: { maxWidth: '640px' },
  head: { ...apartInRows('8px 16px'), marginBottom: '12px' },
  heading: partHeading,
});

/** Who changed what of the site's settings, and the last change of this part to take back. */
export function ChangeLog({ editor, mayChange }: { editor: Editor; mayChange: boolean }) {
  const styles = useStyles();
  const { settings, kept, part } = editor;
  const events = (settings?.events ?? []).filter((event) => event.part === part);
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
      <ChangeEvents events={events} />
    </section>
  );
}
