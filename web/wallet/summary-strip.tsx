import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import { formatDay } from '#shared/time.ts';
import type { getSummary } from '#shared/wallet/statement/get-summary.ts';
import { lazyAside } from '#web/ui/load-again.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Money } from '#web/ui/money.tsx';
import { inLines } from '#web/ui/stack.ts';
import { quietLine, sumText } from '#web/ui/text.ts';

const BalanceChart = lazyAside(() => import('./balance-chart.tsx'));

const useStyles = makeStyles({
  root: {
    ...inLines('12px 48px'),
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: { gap: '12px 16px' },
  },
  term: quietLine,
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  now: {
    marginLeft: 'auto',
    textAlign: 'right',
    [upTo768]: { order: -1, flexBasis: '100%', marginLeft: 0, textAlign: 'left' },
  },
  big: { ...sumText, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0 },
  chart: { minHeight: '156px' },
});

/** What a wallet came to in the span of days that is shown, and its balance over it. */
export function SummaryStrip({ summary }: { summary: ResponseOf<typeof getSummary> }) {
  const styles = useStyles();
  const { currency, opening, moneyIn, moneyOut, balance, from, points } = summary;
  const facts = [
    [`Opening, ${formatDay(from)}`, opening],
    ['Money in', moneyIn],
    ['Money out', -moneyOut],
  ] as const;
  return (
    <>
      <dl className={mergeClasses(styles.root, styles.list)}>
        {facts.map(([term, minor]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>
              <Money minor={minor} currency={currency} />
            </dd>
          </div>
        ))}
        <div className={styles.now}>
          <dt className={styles.term}>Balance now</dt>
          <dd className={mergeClasses(styles.value, styles.big)}>
            <Money minor={balance} currency={currency} />
          </dd>
        </div>
      </dl>
      {points.length > 1 && (
        <div className={styles.chart}>
          <BalanceChart points={points} currency={currency} />
        </div>
      )}
    </>
  );
}
