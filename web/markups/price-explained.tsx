import { makeStyles, tokens } from '@fluentui/react-components';
import type { JudgedRule, PriceExplained } from '#shared/markups/rules/explain-price.ts';
import { formatDay } from '#shared/time.ts';
import { Money } from '#web/ui/money.tsx';
import { inColumn, inGrid, inLines, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { cardHeading, quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: inColumn('12px'),
  text: { margin: 0 },
  meta: { ...quietLine, margin: 0 },
  list: { ...plainList, display: 'grid' },
  line: {
    ...inGrid('minmax(0, 1fr) auto', '0 12px'),
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  total: { fontWeight: 600 },
  wide: { gridColumn: '1 / -1' },
  heading: { ...cardHeading, margin: '4px 0 0' },
  outcome: inLines('0 8px'),
  rule: { ...inColumn('2px'), padding: '6px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

const mark = {
  won: { tone: 'done', text: 'Applied' },
  lost: { tone: 'waiting', text: 'Lower priority' },
  notFor: { tone: 'over', text: 'No match' },
} as const;

/** Why a price is what it is: its lines with who added each, and every rule that was looked at. */
export function PriceExplainedView({ of }: { of: PriceExplained }) {
  const styles = useStyles();
  const { currency, total, lines, customer, day, earned, ownMarkup, rules, looked, note } = of;
  return (
    <div className={styles.root}>
      <p className={styles.text}>{customer}</p>
      <ul className={styles.list} aria-label="Lines of the price">
        {lines.map(({ label, amount, because }) => (
          <li key={`${label} ${because}`} className={styles.line}>
            <span>{label}</span>
            <Money minor={amount} currency={currency} />
            <span className={`${styles.meta} ${styles.wide}`}>{because}</span>
          </li>
        ))}
        <li className={`${styles.line} ${styles.total}`}>
          <span>Total</span>
          <Money minor={total} currency={currency} />
        </li>
      </ul>
      <p className={styles.meta}>
        Earned <Money minor={earned} currency={currency} />, if sold on {formatDay(day)}
        {ownMarkup > 0 && (
          <>
            ; the agency adds <Money minor={ownMarkup} currency={currency} /> for its own customer
          </>
        )}
        .
      </p>
      {note && <p className={styles.meta}>{note}</p>}
      <h3 className={styles.heading}>{looked === 1 ? '1 rule checked' : `${looked} rules checked`}</h3>
      {rules.length > 0 && (
        <ul className={styles.list} aria-label="Rules">
          {rules.map((rule) => (
            <Rule key={rule.markupId} rule={rule} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Rule({ rule: { words, outcome, because } }: { rule: JudgedRule }) {
  const styles = useStyles();
  return (
    <li className={styles.rule}>
      <span>{words}</span>
      <span className={`${styles.meta} ${styles.outcome}`}>
        <Status isSmall tone={mark[outcome].tone} text={mark[outcome].text} /> {because}
      </span>
    </li>
  );
}
