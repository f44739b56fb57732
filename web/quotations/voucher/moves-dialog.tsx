import { makeStyles } from '@fluentui/react-components';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { inColumn } from '#web/ui/stack.ts';

const useStyles = makeStyles({ root: { ...inColumn('8px'), '& p': { margin: 0 } } });

interface Props {
  says: readonly string[];
  /** It is not a save but the removal of a line. */
  removes: boolean;
  onChoose(isSaved: boolean): void;
}

/** What a save, or the removal of a line, does to transfers and to what was paid, before it is done. */
export default function MovesDialog({ says, removes, onChoose }: Props) {
  const styles = useStyles();
  return (
    <SiteDialog
      title={removes ? 'Remove this service?' : 'Save these changes?'}
      onClose={() => onChoose(false)}
      actions={[
        { label: removes ? 'Keep it' : 'Not yet', run: () => onChoose(false) },
        { label: removes ? 'Remove' : 'Save', run: () => onChoose(true), primary: true, danger: removes },
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
