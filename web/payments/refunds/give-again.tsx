import { makeStyles } from '@fluentui/react-components';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { inLines } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  quiet: { ...quietLine, margin: '4px 0 8px' },
  actions: inLines('8px'),
});

/** A gateway refused a refund for good: staff say what becomes of it. */
export function GiveAgain({ isPending, onGive }: { isPending: boolean; onGive(to: 'wallet' | 'gateway'): void }) {
  const styles = useStyles();
  const mayRefund = useMay('payments.refund');
  return (
    <>
      <p className={styles.quiet}>The gateway refused three times.</p>
      {mayRefund && (
        <div className={styles.actions}>
          <Button disabledFocusable={isPending} onClick={() => onGive('gateway')}>
            Try the gateway again
          </Button>
          <Button disabledFocusable={isPending} onClick={() => onGive('wallet')}>
            Give it to the wallet
          </Button>
        </div>
      )}
    </>
  );
}
