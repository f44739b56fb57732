import { makeStyles, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import type { getSummary } from '#shared/wallet/statement/get-summary.ts';
import { useSiteDays } from '#web/site/site.ts';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { padding: '0 0 16px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  title: { cursor: 'pointer', color: tokens.colorNeutralForeground2, minHeight: '24px' },
  list: { ...inColumn('12px'), listStyleType: 'none', margin: 0, padding: '12px 0 0' },
  line: { ...inLines('2px 16px'), justifyContent: 'space-between' },
  amounts: { fontVariantNumeric: 'tabular-nums' },
  meta: { ...quietLine, overflowWrap: 'anywhere' },
});

/** Who changed how far a wallet may go below zero, and why: the latest changes. */
export default function LimitChanges({
  changes,
  currency,
}: {
  changes: ResponseOf<typeof getSummary>['limitChanges'];
  currency: string;
}) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  return (
    <details className={styles.root}>
      <summary className={styles.title}>Credit limit changes</summary>
      <ul className={styles.list} aria-label="Credit limit changes">
        {changes.map(({ from, to, reason, until, at, by }) => (
          <li key={at}>
            <div className={styles.line}>
              <span className={styles.amounts}>
                {formatMoney(from, currency)} to {formatMoney(to, currency)}
                {until && `, until ${formatDay(dayOf(until))}`}
              </span>
              <span className={styles.meta}>{[formatDay(dayOf(at)), by].filter(Boolean).join(', ')}</span>
            </div>
            <div className={styles.meta}>{reason}</div>
          </li>
        ))}
      </ul>
    </details>
  );
}
