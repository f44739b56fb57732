import { makeStyles } from '@fluentui/react-components';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { inColumn } from '#web/ui/stack.ts';

const useStyles = makeStyles({ root: { ...inColumn('8px'), '& p': { margin: 0 } } });

/** What a save does to transfers and to what was paid, before it is saved. */
export default function MovesDialog({ says, onChoose }: { says: readonly string[]; onChoose(isSaved: boolean): void }) {
  const styles = useStyles();
  return (
    <SiteDialog
      title="Save these changes?"
      onClose={() => onChoose(false)}
      actions={[
        { label: 'Not yet', run: () => onChoose(false) },
        { label: 'Save', run: () => onChoose(true), primary: true },
      ]}
    >
      <div className={styles.root}>
        {says.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </SiteDialog>
  );
}
