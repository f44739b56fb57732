import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { DayExplained } from '#shared/destination/rates/explain-day.ts';
import { bandWords, nameOfRate, spanWords } from '#shared/destination/rates/rate-words.ts';
import type { AnyRate, DaySpan, RateDay } from '#shared/destination/rates/rate-year.ts';
import { formatDay } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { apartInRows, inGrid, plainList } from '#web/ui/stack.ts';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { cardHeading, quietLine, smallInLine } from '#web/ui/text.ts';
import { stateWords } from './day-look.ts';

const useStyles = makeStyles({
  head: apartInRows('4px 12px'),
  day: cardHeading,
  reason: { margin: '4px 0 0', color: tokens.colorNeutralForeground2 },
  lines: { ...inGrid('minmax(0, 1fr) auto', '2px 16px'), margin: '8px 0 0', '& dd': { margin: 0, textAlign: 'right' } },
  total: { fontWeight: 600 },
  fill: { marginTop: '12px' },
  rates: { ...plainList, margin: '12px 0 0' },
  rate: { padding: '8px 0', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  name: { fontWeight: 500 },
  lost: { color: tokens.colorNeutralForeground2, fontWeight: 400 },
  won: { ...smallInLine, marginLeft: '8px', fontWeight: 600, color: tokens.colorBrandForeground1 },
  because: quietLine,
});

const tones: Record<RateDay['state'], StatusTone> = {
  covered: 'done',
  overlap: 'waiting',
  gap: 'urgent',
  stop: 'over',
  closed: 'over',
  past: 'over',
};

interface Props {
  day: RateDay;
  explained: DayExplained;
  currency: string;
  adults: number;
  /** Its heading is the sheet's own. */
  isInSheet?: boolean;
  /** What came of each rate is said where the rates stand. */
  isShort?: boolean;
  /** Left out for whoever may not change rates. */
  onFill?: ((span: DaySpan) => void) | undefined;
  onEdit?: ((rate: AnyRate) => void) | undefined;
}

/** Which rate wins on a day for a party and why, what it comes to, and what each of the others lacked. */
export function DayExplainedView({ day, explained, currency, adults, isInSheet, isShort, onFill, onEdit }: Props) {
  const styles = useStyles();
  const { reason, lines, judged, gap, winner } = explained;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <div className={styles.head}>
        {!isInSheet && <h2 className={styles.day}>{formatDay(day.date, { weekday: true })}</h2>}
        <Status tone={tones[day.state]} text={stateWords[day.state]} />
      </div>
      <p className={styles.reason}>{reason}</p>
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ label, count, unit, amount }) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>
                {label}
                {count > 1 && (
                  <>
                    {' '}
                    {count} × <Money minor={unit} currency={currency} />
                  </>
                )}
              </dt>
              <dd>
                <Money minor={amount} currency={currency} />
              </dd>
            </div>
          ))}
          {lines.length > 1 && (
            <>
              <dt className={styles.total}>{adults === 1 ? '1 adult' : `${adults} adults`}</dt>
              <dd className={styles.total}>
                <Money minor={total} currency={currency} />
              </dd>
            </>
          )}
        </dl>
      )}
      {gap && onFill && (
        <Button className={styles.fill} appearance="primary" icon={<Icon name="plus" />} onClick={() => onFill(gap)}>
          Fill {spanWords(gap.from, gap.till)}
        </Button>
      )}
      {winner && onEdit && !isShort && (
        <Button className={styles.fill} size="small" onClick={() => onEdit(winner)}>
          Edit {nameOfRate(winner)}
        </Button>
      )}
      {judged.length > 0 && !isShort && (
        <ol className={styles.rates} aria-label="Rates checked">
          {judged.map(({ rate, outcome, because }) => (
            <li key={rate.id} className={styles.rate}>
              <div className={mergeClasses(styles.name, outcome === 'lacks' && styles.lost)}>
                {nameOfRate(rate)}
                {outcome === 'won' && <span className={styles.won}>{winner ? 'Applied' : 'Would apply'}</span>}
              </div>
              <div className={styles.because}>
                {spanWords(rate.validFromDate, rate.validTillDate)}
                {bandWords(rate) && `, ${bandWords(rate)}`}
              </div>
              {outcome !== 'won' && <div className={styles.because}>{because}</div>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
