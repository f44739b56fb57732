import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { PriceLine } from '#shared/price-line.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';
import { ExplainedLabel } from './passengers/explained-label.tsx';

const useStyles = makeStyles({
  list: { ...inColumn('8px'), margin: 0 },
  line: apart('16px'),
  amount: { margin: 0, textAlign: 'right' },
  total: {
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
});

interface Props {
  /** What the chosen way to pay adds to the fare. */
  lines: readonly PriceLine[];
  /** What is paid in all, minor units. */
  total: number;
  currency: string;
}

/** Below the sale summary: what paying adds, and what is paid in all. Nothing where it adds nothing. */
export function PaymentLines({ lines, total, currency }: Props) {
  const styles = useStyles();
  if (lines.length === 0) return null;
  return (
    <dl className={styles.list}>
      {lines.map(({ label, amount }) => (
        <div key={label} className={styles.line}>
          <dt>
            <ExplainedLabel label={label} explanation="For this payment method; refunded with the fare" />
          </dt>
          <dd className={styles.amount}>
            <Money minor={amount} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={mergeClasses(styles.line, styles.total)}>
        <dt>To pay</dt>
        <dd className={styles.amount}>
          <Money minor={total} currency={currency} large />
        </dd>
      </div>
    </dl>
  );
}
