import { makeStyles } from '@fluentui/react-components';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { type Moves, movesText } from './moves.ts';

const useStyles = makeStyles({ text: { margin: 0 } });

/** What a save of a vouchered quotation does to its transfers, before it is saved. */
export default function MovesDialog({ moves, onChoose }: { moves: Moves; onChoose(isSaved: boolean): void }) {
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
      <p className={styles.text}>{movesText(moves)}</p>
    </SiteDialog>
  );
}
