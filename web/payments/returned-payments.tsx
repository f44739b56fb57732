import { makeStyles } from '@fluentui/react-components';
import { useSiteDays } from '#web/site/site.ts';
import { inList } from '#web/ui/stack.ts';
import { type Returned, returnedText } from './returned-text.ts';

const useStyles = makeStyles({
  list: inList('4px'),
  line: { overflowWrap: 'anywhere' },
});

/** Payments that pay for nothing, each with how much it was and when it is back; nothing where there is none. */
export function ReturnedPayments({ returned }: { returned: readonly Returned[] }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  if (returned.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Payments being refunded">
      {returned.map((one, nth) => (
        <li key={nth} className={styles.line}>
          {returnedText(one, zone)}
        </li>
      ))}
    </ul>
  );
}
