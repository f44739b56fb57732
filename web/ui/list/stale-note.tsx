import { makeStyles, tokens } from '@fluentui/react-components';
import { Button } from '#web/ui/button.tsx';
import { inRows } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: { ...inRows('4px 12px'), margin: '0 0 12px', color: tokens.colorStatusWarningForeground3 },
});

/** Over what was loaded before and could not be asked again: it stays, and so does what somebody writes in it. */
export function StaleNote({ onRetry }: { onRetry(): void }) {
  const styles = useStyles();
  return (
    <div className={styles.root} role="status">
      <span>This could not be refreshed and may be out of date.</span>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
