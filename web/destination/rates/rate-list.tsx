import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { bandWords, nameOfRate, spanWords, transferWords } from '#shared/destination/rates/rate-words.ts';
import { type AnyRate, priceOfRate } from '#shared/destination/rates/rate-year.ts';
import { exponentOf, toMajor } from '#shared/money.ts';
import { inGrid, inLines, plainList } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { heardOnly, quietLine, smallInLine } from '#web/ui/text.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Grip } from '#web/ui/reorder/grip.tsx';
import { reorderHandle } from '#web/ui/reorder/handle-style.ts';
import { useKeptFocus } from '#web/ui/reorder/use-kept-focus.ts';
import { useReorder } from '#web/ui/reorder/use-reorder.ts';
import { loudLoss } from './loss.tsx';
import { lossesOfRate, marginOfRate } from './margin-of-rate.ts';

const useStyles = makeStyles({
  head: {
    ...quietLine,
    ...inGrid('28px 20px minmax(0, 1fr) 64px 64px', '0 4px'),
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { gridTemplateColumns: '36px 20px minmax(0, 1fr) 60px 60px' },
  },
  list: { ...plainList, display: 'grid' },
  row: {
    ...inGrid('28px 20px minmax(0, 1fr) 64px 64px', '0 4px'),
    alignItems: 'center',
    minHeight: '52px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { gridTemplateColumns: '36px 20px minmax(0, 1fr) 60px 60px' },
  },
  wins: { backgroundColor: siteTokens.selectedBackground },
  held: { boxShadow: tokens.shadow8, backgroundColor: tokens.colorNeutralBackground1 },
  handle: { ...reorderHandle, gridRow: '1 / span 2' },
  number: { gridRow: '1 / span 2', fontVariantNumeric: 'tabular-nums' },
  name: {
    ...bareButton,
    ...focusRing,
    display: 'block',
    maxWidth: '100%',
    padding: '4px 0',
    color: 'inherit',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
  plain: { padding: '4px 0', overflowWrap: 'anywhere' },
  title: { ...inLines('0 8px'), alignItems: 'baseline' },
  won: { ...smallInLine, fontWeight: 600, color: tokens.colorBrandForeground1 },
  meta: { ...quietLine, paddingBottom: '4px' },
  loss: { ...quietLine, ...loudLoss, paddingBottom: '4px' },
  more: { gridColumn: '3 / -1', alignSelf: 'start' },
  because: { color: tokens.colorNeutralForeground2 },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  unseen: heardOnly,
});

interface Props {
  /** One market's, the one that goes before first. */
  rates: readonly AnyRate[];
  currency: string;
  /** The rate that wins on the day that is explained. */
  winnerId: string | undefined;
  /** What came of a rate on that day, by its id; nothing is said of the winner. */
  becauseOf?: ReadonlyMap<string, string> | undefined;
  mayEdit: boolean;
  onEdit(rate: AnyRate): void;
  /** The rates' ids in another order. */
  onMove(order: readonly string[]): void;
}

const amountsOf = (rate: AnyRate): (number | null)[] =>
  'transferType' in rate
    ? [priceOfRate(rate), rate.isPerPax ? (rate.childAmount ?? rate.amount) : null]
    : [rate.adultAmount, rate.childAmount];

/** A market's rates by priority; dragged, or moved by keyboard, into another order. */
export function RateList({ rates, currency, winnerId, becauseOf, mayEdit, onEdit, onMove }: Props) {
  const styles = useStyles();
  const help = useId();
  const byId = new Map(rates.map((rate) => [rate.id, rate]));
  const order = rates.map(({ id }) => id);
  const nameOf = (id: string) => {
    const rate = byId.get(id);
    return rate ? nameOfRate(rate) : '';
  };
  const { list, held, said, handle } = useReorder({ order, nameOf, onMove });
  const digits = exponentOf(currency);
  const money = (minor: number | null) =>
    minor === null ? '' : toMajor(minor, currency).toLocaleString('en-US', { minimumFractionDigits: digits });
  const places = held?.order ?? order;
  useKeptFocus(list, order.join(' '));
  const isTransfer = rates.some((rate) => 'transferType' in rate);
  return (
    <>
      <div className={styles.head} aria-hidden>
        <span />
        <span />
        <span>Valid</span>
        <span className={styles.amount}>{isTransfer ? 'Amount' : 'Adult'}</span>
        <span className={styles.amount}>Child</span>
      </div>
      <ol ref={list} className={styles.list} aria-label="Rates by priority">
        {rates.map((rate) => {
          const at = places.indexOf(rate.id);
          const [first = null, second = null] = amountsOf(rate);
          const name = nameOfRate(rate);
          const losses = lossesOfRate(rate, currency);
          const wins = rate.id === winnerId;
          return (
            <li
              key={rate.id}
              style={{ order: at }}
              className={mergeClasses(styles.row, wins && styles.wins, held?.id === rate.id && styles.held)}
            >
              {mayEdit ? (
                <button
                  type="button"
                  className={styles.handle}
                  data-handle={rate.id}
                  aria-label={`Move ${name}`}
                  aria-describedby={help}
                  aria-pressed={held?.id === rate.id}
                  {...handle(rate.id)}
                >
                  <Grip />
                </button>
              ) : (
                <span className={styles.number} />
              )}
              <span className={styles.number}>{at + 1}</span>
              <div>
                <div className={styles.title}>
                  {mayEdit ? (
                    <button
                      type="button"
                      className={styles.name}
                      aria-label={`Edit ${name}`}
                      onClick={() => onEdit(rate)}
                    >
                      {name}
                    </button>
                  ) : (
                    <span className={styles.plain}>{name}</span>
                  )}
                  {wins && <span className={styles.won}>Applied</span>}
                </div>
              </div>
              <span className={styles.amount}>{money(first)}</span>
              <span className={styles.amount}>{money(second)}</span>
              <div className={styles.more}>
                <div className={styles.meta}>
                  {spanWords(rate.validFromDate, rate.validTillDate)}
                  {'transferType' in rate && `, ${transferWords(rate)}`}
                  {bandWords(rate) && `, ${bandWords(rate)}`}
                  {!rate.isPerPax && !('transferType' in rate) && ', per group'}
                  {!losses.length && marginOfRate(rate) && `, ${marginOfRate(rate)}`}
                </div>
                {losses.map((words) => (
                  <div key={words} className={styles.loss}>
                    {words}
                  </div>
                ))}
                {!wins && becauseOf?.has(rate.id) && (
                  <div className={mergeClasses(styles.meta, styles.because)}>{becauseOf.get(rate.id)}</div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <span id={help} className={styles.unseen}>
        Press Space to pick up the rate, arrows to move it, Space to drop it.
      </span>
      <span className={styles.unseen} role="status" aria-live="polite">
        {said}
      </span>
    </>
  );
}
