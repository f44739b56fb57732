import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { growing, inRow } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';

const useStyles = makeStyles({
  root: {
    ...inRow('12px'),
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    justifyContent: 'flex-end',
    margin: '16px -24px 0',
    padding: '12px 24px',
    paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
    backgroundColor: siteTokens.pageBackground,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { flexWrap: 'wrap' },
    [upTo768]: { margin: '16px -16px 0', padding: '12px 16px' },
  },
  text: { ...growing, margin: 0, overflowWrap: 'anywhere' },
  // A sentence has a phone's whole width.
  told: { [upTo600]: { flexBasis: '100%' } },
  count: { fontWeight: 600, whiteSpace: 'nowrap' },
  list: { ...quietLine, marginLeft: '8px', [upTo600]: { display: 'none' } },
  refusal: { ...wrongLine, display: 'block' },
  button: { flexShrink: 0, whiteSpace: 'nowrap' },
});

/** The most that are named; the others are counted. */
const MOST_NAMED = 6;

interface Props {
  /** What was changed, by name. */
  labels: readonly string[];
  /** `Not saved` unless a page counts. */
  heading?: string;
  /** Said behind the names, such as from when on it holds. */
  note?: string;
  /** Why they were not saved; empty where nobody has tried. */
  refusal: string;
  isBusy: boolean;
  submit?: string;
  onDiscard(): void;
  onSave(): void;
}

/** What was changed and not saved yet, at the foot of the page. */
export function SaveBar({ labels, heading = 'Not saved', note = '', submit = 'Save', ...props }: Props) {
  const styles = useStyles();
  const { refusal, isBusy, onDiscard, onSave } = props;
  const more = labels.length - MOST_NAMED;
  const named = labels.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return (
    <div className={styles.root} role="region" aria-label="Changes">
      <p className={mergeClasses(styles.text, refusal !== '' && styles.told)} aria-live="polite">
        <span className={styles.count}>{heading}</span>
        {refusal && (
          <span role="alert" className={styles.refusal}>
            {refusal}
          </span>
        )}
        <span className={styles.list}>
          {' '}
          {named}
          {note && `. ${note}`}
        </span>
      </p>
      <Button className={styles.button} disabled={isBusy} onClick={onDiscard}>
        Discard
      </Button>
      <Button className={styles.button} appearance="primary" disabledFocusable={isBusy} onClick={onSave}>
        {submit}
      </Button>
    </div>
  );
}
