import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { RefundLineKind } from '#shared/payments/refund-line.ts';
import { refundLineName } from '#shared/payments/refund.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...inColumn('8px'),
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: { ...apart('12px'), alignItems: 'baseline' },
  heading: cardHeading,
  meta: { ...quietLine, margin: 0, overflowWrap: 'anywhere' },
  lines: {
    ...inColumn('6px'),
    margin: 0,
    '& > div': { ...apart('12px'), alignItems: 'baseline' },
    '& dd': { margin: 0 },
  },
  total: { paddingTop: '8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}`, fontWeight: 600 },
});

interface Props {
  heading: string;
  /** Who says so. */
  said: string;
  lines: readonly { kind: RefundLineKind; amount: number }[];
  currency: string;
  /** What the sum is called, e.g. `Comes back to your wallet`. */
  total: string;
  amount: number;
  /** Until when it stands, and what else is to be known of it. */
  children?: ReactNode;
}

/** Money that comes back, line by line. */
export function RefundLines({ heading, said, lines, currency, total, amount, children }: Props) {
  const styles = useStyles();
  return (
    <section className={styles.root} aria-label={heading}>
      <div className={styles.head}>
        <strong className={styles.heading}>{heading}</strong>
        <span className={styles.meta}>{said}</span>
      </div>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.kind}>
            <dt>{refundLineName[line.kind]}</dt>
            <dd>
              <Money minor={line.amount} currency={currency} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total}</dt>
          <dd>
            <Money minor={amount} currency={currency} />
          </dd>
        </div>
      </dl>
      {children && <div className={styles.meta}>{children}</div>}
    </section>
  );
}
