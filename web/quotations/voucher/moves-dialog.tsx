import { makeStyles } from '@fluentui/react-components';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { type Moves, movesText } from './moves.ts';

const useStyles = makeStyles({ text: { margin: 0 } });

interface Props {
  moves: Moves;
  /** It is not a save but the removal of a line. */
  removes: boolean;
  onChoose(isSaved: boolean): void;
}

/** What a save of a vouchered quotation does to its transfers, before it is saved. */
export default function MovesDialog({ moves, removes, onChoose }: Props) {
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
      <p className={styles.text}>{movesText(moves)}</p>
    </SiteDialog>
  );
}
