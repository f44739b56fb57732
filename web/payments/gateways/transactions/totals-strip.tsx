import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import type { getGatewayTotals, GatewayTotal } from '#shared/payments/gateways/get-gateway-totals.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Money } from '#web/ui/money.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { inLines } from '#web/ui/stack.ts';
import { quietLine, sumText } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  root: {
    ...inLines('12px 48px'),
    margin: 0,
    padding: '12px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: { gap: '12px 16px' },
  },
  term: quietLine,
  value: { margin: 0, minHeight: '20px', fontVariantNumeric: 'tabular-nums' },
  waits: { color: tokens.colorStatusWarningForeground1 },
  net: {
    marginLeft: 'auto',
    textAlign: 'right',
    [upTo768]: { order: -1, flexBasis: '100%', marginLeft: 0, textAlign: 'left' },
  },
  big: { ...sumText, fontWeight: tokens.fontWeightSemibold },
  note: { ...quietLine, margin: 0 },
});

const none = (currency: string): GatewayTotal => ({
  currency,
  paid: { count: 0, amount: 0 },
  fees: 0,
  refunded: { count: 0, amount: 0 },
  open: { count: 0, amount: 0 },
  net: 0,
});

interface Props {
  /** Undefined while they are added up: their room is kept. */
  totals: ResponseOf<typeof getGatewayTotals> | undefined;
  /** Of the site. */
  currency: string;
}

/** What the payments that are shown come to, each currency by itself, and how far back they were added up. */
export function TotalsStrip({ totals, currency }: Props) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const each = totals?.totals.length ? totals.totals : [none(currency)];
  return (
    <>
      {each.map(({ paid, fees, refunded, open, net, ...of }) => {
        const facts = [
          { term: `Paid, ${paid.count}`, minor: paid.amount },
          { term: `Refunded, ${refunded.count}`, minor: -refunded.amount },
          { term: `Pending, ${open.count}`, minor: open.amount, waits: open.count > 0 },
          ...(fees > 0 ? [{ term: 'Including convenience fees', minor: fees }] : []),
        ];
        return (
          <dl key={of.currency} className={styles.root} aria-busy={totals === undefined}>
            {facts.map(({ term, minor, waits }) => (
              <div key={term}>
                <dt className={styles.term}>{totals ? term : term.replace(/, 0$/, '')}</dt>
                <dd className={mergeClasses(styles.value, waits && styles.waits)}>
                  {totals && <Money minor={minor} currency={of.currency} />}
                </dd>
              </div>
            ))}
            <div className={styles.net}>
              <dt className={styles.term}>Net</dt>
              <dd className={mergeClasses(styles.value, styles.big)}>
                {totals ? <Money minor={net} currency={of.currency} /> : '\u00a0'}
              </dd>
            </div>
          </dl>
        );
      })}
      {totals?.addedBackTo && (
        <p className={styles.note}>
          Of the latest {totals.count.toLocaleString('en-IN')} payments, back to {momentText(totals.addedBackTo, zone)}.
          Choose dates to total other payments.
        </p>
      )}
    </>
  );
}
