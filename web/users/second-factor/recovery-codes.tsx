import { makeStyles, tokens } from '@fluentui/react-components';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inColumn, inGrid } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: { ...inColumn('12px'), justifyItems: 'start' },
  said: { margin: 0 },
  codes: {
    ...inGrid('1fr 1fr', '8px 24px'),
    boxSizing: 'border-box',
    width: '100%',
    margin: 0,
    padding: '12px 16px',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    userSelect: 'text',
    [upTo600]: { gridTemplateColumns: '1fr' },
  },
});

/** The ten codes for when the app is lost, shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const styles = useStyles();
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => showToast('Copied to clipboard'));
  return (
    <div className={styles.root}>
      <p className={styles.said}>
        Your second factor is on. If you lose your app, each of these codes signs you in once. They are not shown again:
        keep them somewhere only you can find.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button icon={<Icon name="copy" />} onClick={copy}>
        Copy all
      </Button>
    </div>
  );
}
