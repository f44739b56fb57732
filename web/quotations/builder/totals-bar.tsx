import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Money } from '#web/ui/money.tsx';
import { apart, inLines } from '#web/ui/stack.ts';
import { quietLine, sumText } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  root: {
    ...apart('8px 24px'),
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    padding: '12px 24px',
    margin: '0 -24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [upTo768]: { padding: '8px 16px', margin: '0 -16px' },
  },
  parts: { ...inLines('4px 20px'), margin: 0, [upTo768]: { display: 'none' } },
  end: {
    ...inLines('4px 24px'),
    flexWrap: 'nowrap',
    flexShrink: 0,
    margin: 0,
    alignItems: 'flex-end',
    [upTo768]: { width: '100%', justifyContent: 'space-between' },
  },
  part: { '& dt': quietLine, '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' } },
  right: { textAlign: 'right' },
  total: { ...sumText, fontWeight: tokens.fontWeightSemibold },
  gain: { color: tokens.colorPaletteGreenForeground1, fontWeight: tokens.fontWeightSemibold },
  loss: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** What a quotation comes to; minor units of `currency`. */
export interface Sums {
  lines: number;
  serviceCharge: number;
  gst: number;
  remittanceCharge: number;
  discount: number;
  total: number;
  /** Of the lines whose cost is known. */
  cost: number;
  /** Of what is kept once costs are paid; null while no cost is known. */
  margin: number | null;
  /** Lines of which nobody said what they cost. */
  withoutCost: number;
}

/** Cost, charges, margin and total, always in sight. */
export function TotalsBar({ sums, currency, isWaiting }: { sums: Sums; currency: string; isWaiting: boolean }) {
  const styles = useStyles();
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  const { margin, total, withoutCost } = sums;
  const share = margin !== null && total > 0 ? `${((margin / total) * 100).toFixed(1)}%` : '';
  const parts: [string, number][] = [
    ['Lines', sums.lines],
    ['Cost', sums.cost],
    ['Service charge', sums.serviceCharge],
    ['GST', sums.gst],
    ['Remittance charge', sums.remittanceCharge],
    ['Discount', -sums.discount],
  ];
  return (
    <div className={styles.root} role="group" aria-label="Totals" aria-busy={isWaiting}>
      <dl className={styles.parts}>
        {parts
          .filter(([name, minor]) => minor !== 0 || name === 'Lines' || name === 'Cost')
          .map(([name, minor]) => (
            <div key={name} className={styles.part}>
              <dt>{name}</dt>
              <dd>{money(minor)}</dd>
            </div>
          ))}
      </dl>
      <dl className={styles.end}>
        <div className={mergeClasses(styles.part, styles.right)}>
          <dt>
            {withoutCost > 0 ? `Margin, ${withoutCost} ${withoutCost === 1 ? 'line' : 'lines'} without cost` : 'Margin'}
          </dt>
          <dd>
            {margin === null ? (
              '–'
            ) : (
              <>
                <span className={margin < 0 ? styles.loss : styles.gain}>{share}</span> {money(margin)}
              </>
            )}
          </dd>
        </div>
        <div className={mergeClasses(styles.part, styles.right)}>
          <dt>Total price</dt>
          <dd className={styles.total}>{money(total)}</dd>
        </div>
      </dl>
    </div>
  );
}
