import { makeStyles, tokens } from '@fluentui/react-components';
import SiteDialog from '../dialog/site-dialog.tsx';
import { MEANWHILE, NOTHING_LOST } from './edit-words.ts';
import type { Edit } from './use-edit.ts';

const useStyles = makeStyles({
  text: { margin: '0 0 8px' },
  side: { margin: '12px 0 0' },
  heading: { margin: '0 0 4px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  list: { margin: 0, paddingLeft: '20px', overflowWrap: 'anywhere' },
  meta: { margin: 0, fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  edit: Pick<Edit<never, object>, 'takeTheirs' | 'keepMine'>;
  /** Who saved, as the heading says it: `Anjali Pillai`, or `They`. */
  by?: string;
  /** What they changed, and what one changed oneself, a line each. */
  theirs: readonly string[];
  mine: readonly string[];
}

/** Mine on top of theirs: both sides of what somebody else saved first, before one goes on from it. */
export function BothSides({ edit, by = 'They', theirs, mine }: Props) {
  const styles = useStyles();
  return (
    <SiteDialog
      title={MEANWHILE.slice(0, -1)}
      onClose={edit.keepMine}
      actions={[
        { label: 'Discard mine', run: edit.takeTheirs },
        { label: 'Keep mine', run: edit.keepMine, primary: true },
      ]}
    >
      <p className={styles.text}>{NOTHING_LOST}</p>
      <Side heading={`${by} saved`} lines={theirs} />
      <Side heading="You changed" lines={mine} />
      <p className={styles.side}>If you keep yours, check them and save again.</p>
    </SiteDialog>
  );
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
        <p className={styles.meta}>No differences.</p>
      )}
    </section>
  );
}
