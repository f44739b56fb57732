import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { explainActivityPrice } from '#shared/activities/markup/explain-activity-price.ts';
import type { RequestOf } from '#shared/contract.ts';
import { useCall } from '#web/api/use-call.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Money } from '#web/ui/money.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inColumn, inGrid, inLines, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';

const useStyles = makeStyles({
  root: inColumn('12px'),
  text: { margin: 0 },
  list: { ...plainList, display: 'grid' },
  line: {
    ...inGrid('minmax(0, 1fr) auto', '0 12px'),
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  total: { fontWeight: 600 },
  heading: { ...cardHeading, margin: '4px 0 0' },
  rule: { ...inColumn('2px'), padding: '6px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  outcome: { ...quietLine, ...inLines('0 8px') },
});

const mark = {
  won: { tone: 'done', text: 'Applied' },
  lost: { tone: 'waiting', text: 'Lower priority' },
  notFor: { tone: 'over', text: 'No match' },
} as const;

/** A price explained by the server, as soon as it is shown: its lines, and every rule that was looked at. */
export function PriceTried({ asked }: { asked: RequestOf<typeof explainActivityPrice> }) {
  const styles = useStyles();
  const found = useCall(explainActivityPrice, asked, { quiet: true, staleTime: 0 });
  if (found.error) return <ErrorState heading="Not known" error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <Waiting>
        <Spinner />
      </Waiting>
    );
  const { currency, reason, lines, total, own, rules } = found.data;
  return (
    <div className={styles.root}>
      {reason && <p className={styles.text}>{reason}.</p>}
      {total !== null && (
        <ul className={styles.list} aria-label="Lines of the price">
          {lines.map(({ label, count, amount }) => (
            <li key={label} className={styles.line}>
              <span>{count === undefined ? label : `${count} × ${label}`}</span>
              <Money minor={amount} currency={currency} />
            </li>
          ))}
          <li className={mergeClasses(styles.line, styles.total)}>
            <span>Total</span>
            <Money minor={total} currency={currency} />
          </li>
          {own > 0 && (
            <li className={styles.line}>
              <span>Your customer pays</span>
              <Money minor={total + own} currency={currency} />
            </li>
          )}
        </ul>
      )}
      {rules.length > 0 && (
        <>
          <h3 className={styles.heading}>{rules.length === 1 ? '1 rule checked' : `${rules.length} rules checked`}</h3>
          <ul className={styles.list} aria-label="Rules checked">
            {rules.map(({ id, words, outcome, because }) => (
              <li key={id} className={styles.rule}>
                <span>{words}</span>
                <span className={styles.outcome}>
                  <Status isSmall {...mark[outcome]} /> {because}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
