import { makeStyles } from '@fluentui/react-components';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { MEANWHILE, NOTHING_LOST } from '#web/ui/edit/edit-words.ts';
import { Button } from '#web/ui/button.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { cardHeading } from '#web/ui/text.ts';
import type { FieldConflict } from './pieces.ts';

const useStyles = makeStyles({
  root: inColumn('16px'),
  text: { margin: 0 },
  heading: cardHeading,
  sides: { margin: '4px 0 8px', '& dd': { margin: 0, overflowWrap: 'anywhere' } },
  buttons: inLines('8px'),
});

interface Props {
  conflicts: readonly FieldConflict[];
  /** What the field is of, and what it is called: `Dhow cruise, price`. */
  nameOf(conflict: FieldConflict): string;
  onChoose(conflict: FieldConflict, side: 'mine' | 'theirs'): void;
}

/** Fields that two people changed at once: both sides, of which one is chosen. Closed, one's own stand. */
export default function ConflictDialog({ conflicts, nameOf, onChoose }: Props) {
  const styles = useStyles();
  const keepMine = () => {
    for (const conflict of conflicts) onChoose(conflict, 'mine');
  };
  return (
    <SiteDialog title={MEANWHILE.slice(0, -1)} onClose={keepMine}>
      <div className={styles.root}>
        <p className={styles.text}>{NOTHING_LOST}</p>
        {conflicts.map((conflict) => (
          <section key={`${conflict.id} ${conflict.field}`} aria-label={nameOf(conflict)}>
            <h3 className={styles.heading}>{nameOf(conflict)}</h3>
            <dl className={styles.sides}>
              <dt>They saved</dt>
              <dd>{conflict.theirs || 'Nothing'}</dd>
              <dt>You typed</dt>
              <dd>{conflict.mine || 'Nothing'}</dd>
            </dl>
            <div className={styles.buttons}>
              <Button onClick={() => onChoose(conflict, 'mine')}>Keep mine</Button>
              <Button onClick={() => onChoose(conflict, 'theirs')}>Take theirs</Button>
            </div>
          </section>
        ))}
      </div>
    </SiteDialog>
  );
}
