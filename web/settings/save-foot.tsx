import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { fieldLabel } from '#shared/site/setting-labels.ts';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Button } from '#web/ui/button.tsx';
import { growing, inRow } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import type { Editor } from './use-settings.ts';

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
  count: { fontWeight: 600 },
  list: { ...quietLine, marginLeft: '8px', [upTo600]: { display: 'none' } },
  refusal: { ...wrongLine, display: 'block' },
  button: { flexShrink: 0 },
});

/** What was changed of the part and is not saved yet, at the foot of the page. */
export function SaveFoot({ editor }: { editor: Editor }) {
  const styles = useStyles();
  return (
    <div className={styles.root} role="region" aria-label="Changes">
      <p className={mergeClasses(styles.text, editor.refusal !== '' && styles.told)} aria-live="polite">
        <span className={styles.count}>Not saved</span>
        {editor.refusal && (
          <span role="alert" className={styles.refusal}>
            {editor.refusal}
          </span>
        )}
        <span className={styles.list}>{editor.changed.map(fieldLabel).join(', ')}</span>
      </p>
      <Button className={styles.button} disabled={editor.isBusy} onClick={editor.discard}>
        Discard
      </Button>
      <Button
        className={styles.button}
        appearance="primary"
        disabledFocusable={editor.isBusy}
        onClick={() => void editor.save()}
      >
        Save
      </Button>
    </div>
  );
}
