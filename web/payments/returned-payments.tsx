import { makeStyles } from '@fluentui/react-components';
import type { ReturnedPayment } from '#shared/payments/returned-payment.ts';
import { useSiteDays } from '#web/site/site.ts';
import { inList } from '#web/ui/stack.ts';
import { returnedText } from './returned-text.ts';

const useStyles = makeStyles({
  list: inList('4px'),
  line: { overflowWrap: 'anywhere' },
});

/** Payments that pay for nothing, each with how much it was and when it is back; nothing where there is none. */
export function ReturnedPayments({ returned }: { returned: readonly ReturnedPayment[] }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  if (returned.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Payments being refunded">
      {returned.map((one) => (
        <li key={one.paymentId} className={styles.line}>
          {returnedText(one, zone)}
        </li>
      ))}
    </ul>
  );
}
