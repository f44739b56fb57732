import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import { Money } from '#web/ui/money.tsx';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { apart } from '#web/ui/stack.ts';
import { quietInLine, quietLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { ShownLine } from '../quotation-body.tsx';

const useStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': { padding: '6px 8px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& thead th': { ...quietLine, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    [upTo768]: {
      display: 'block',
      '& thead': { display: 'none' },
      '& tbody, & tr': { display: 'block' },
      '& td, & th': { display: 'block', padding: '2px 0' },
      '& tr': { padding: '8px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    },
  },
  narrow: { width: '56px', [upTo768]: { width: 'auto' } },
  mark: { width: '104px', [upTo768]: { width: 'auto' } },
  day: { fontWeight: tokens.fontWeightSemibold },
  date: { ...quietInLine, marginLeft: '8px', fontWeight: tokens.fontWeightRegular },
  note: quietLine,
  side: { [upTo768]: { '::before': { ...quietInLine, content: 'attr(data-of)', display: 'block' } } },
  both: apart('8px'),
  new: {
    backgroundColor: tokens.colorPaletteGreenBackground1,
    '& span, & div': { color: tokens.colorNeutralForeground1 },
  },
  gone: {
    backgroundColor: tokens.colorPaletteRedBackground1,
    '& span, & div': { color: tokens.colorNeutralForeground1 },
  },
  changed: {
    backgroundColor: tokens.colorPaletteYellowBackground1,
    '& span, & div': { color: tokens.colorNeutralForeground1 },
  },
  money: { fontVariantNumeric: 'tabular-nums' },
});

/** A line in two versions; without `before` it is new, without `after` it is gone. */
export interface LinePair {
  before: ShownLine | undefined;
  after: ShownLine | undefined;
}

export type PairMark = 'new' | 'gone' | 'changed' | 'same';

export const markOf = ({ before, after }: LinePair): PairMark => {
  if (!before) return 'new';
  if (!after) return 'gone';
  const fields = ['day', 'time', 'title', 'note', 'price', 'isByCustomer'] as const;
  return fields.every((field) => before[field] === after[field]) ? 'same' : 'changed';
};

const marks: Record<PairMark, { tone: StatusTone; text: string } | undefined> = {
  new: { tone: 'done', text: 'New' },
  gone: { tone: 'urgent', text: 'Removed' },
  changed: { tone: 'waiting', text: 'Changed' },
  same: undefined,
};

/** `1 line new, 1 removed, 4 changed`; empty where all are the same. */
export function changesText(pairs: readonly LinePair[]): string {
  const count = (mark: PairMark) => pairs.filter((pair) => markOf(pair) === mark).length;
  const [added, gone, changed] = [count('new'), count('gone'), count('changed')];
  return [added && `${added} new`, gone && `${gone} removed`, changed && `${changed} changed`]
    .filter(Boolean)
    .join(', ');
}

/** Lines of two versions paired by their ids, in the order of the later; what is gone stands on its day. */
export function pairsOf(before: readonly ShownLine[], after: readonly ShownLine[]): LinePair[] {
  const was = new Map(before.map((line) => [line.id, line]));
  const pairs: LinePair[] = after.map((line) => ({ before: was.get(line.id), after: line }));
  const still = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !still.has(id)).map((line) => ({ before: line, after: undefined }));
  return [...pairs, ...gone].toSorted((one, other) => dayOf(one) - dayOf(other));
}
const dayOf = ({ before, after }: LinePair): number => (after ?? before)?.day ?? 0;

interface Props {
  pairs: readonly LinePair[];
  names: readonly [before: string, after: string];
  onlyChanged: boolean;
  dateOf(day: number): string;
  currency: string;
}

/** Two versions line by line: what is new, removed, changed, and what it does to the price. */
export function CompareTable({ pairs, names, onlyChanged, dateOf, currency }: Props) {
  const styles = useStyles();
  const shown = onlyChanged ? pairs.filter((pair) => markOf(pair) !== 'same') : pairs;
  const side = (line: ShownLine | undefined, of: string, tint: 'new' | 'gone' | 'changed' | undefined) => (
    <td className={mergeClasses(styles.side, tint && styles[tint])} data-of={of}>
      {line && (
        <div className={styles.both}>
          <span className={styles.note}>{line.note}</span>
          {line.isByCustomer ? (
            <span className={styles.note}>Booked by customer</span>
          ) : (
            line.price !== null && <Money minor={line.price} currency={currency} />
          )}
        </div>
      )}
    </td>
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.narrow}>Time</th>
          <th>Line</th>
          <th>{names[0]}</th>
          <th>{names[1]}</th>
          <th className={styles.mark}>Difference</th>
        </tr>
      </thead>
      <tbody>
        {shown.flatMap((pair, at) => {
          const line = pair.after ?? pair.before!;
          const isFirst = at === 0 || dayOf(shown[at - 1]!) !== line.day;
          const tint = markOf(pair);
          const mark = marks[tint];
          const more = priceOf(pair.after) - priceOf(pair.before);
          return [
            isFirst && (
              <tr key={`day ${line.day}`}>
                <th colSpan={5} scope="colgroup" className={styles.day}>
                  {line.day === 0 ? 'Without a day' : `Day ${line.day}`}
                  {line.day > 0 && dateOf(line.day) && (
                    <span className={styles.date}>{formatDay(dateOf(line.day), { weekday: true })}</span>
                  )}
                </th>
              </tr>
            ),
            <tr key={line.id}>
              <td>{line.time}</td>
              <td>
                {pair.after && pair.before && pair.after.title !== pair.before.title
                  ? `${pair.before.title} → ${pair.after.title}`
                  : line.title}
              </td>
              {side(pair.before, names[0], tint === 'gone' ? tint : undefined)}
              {side(pair.after, names[1], tint === 'new' || tint === 'changed' ? tint : undefined)}
              <td className={mergeClasses(styles.money)}>
                {more !== 0 && (
                  <div>
                    {more > 0 && '+'}
                    <Money minor={more} currency={currency} />
                  </div>
                )}
                {mark && <Status {...mark} isSmall />}
              </td>
            </tr>,
          ];
        })}
      </tbody>
    </table>
  );
}

const priceOf = (line: ShownLine | undefined): number => (line?.isByCustomer ? 0 : (line?.price ?? 0));
