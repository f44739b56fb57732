import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inGrid, inList } from '#web/ui/stack.ts';
import { partHeading, quietInLine, quietLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { byDay } from './by-day.ts';

const useStyles = makeStyles({
  days: inList('20px'),
  head: { ...partHeading, margin: '0 0 4px' },
  date: { ...quietInLine, marginLeft: '8px', fontWeight: tokens.fontWeightRegular },
  lines: inList('0'),
  line: {
    ...inGrid('48px minmax(0, 1fr) auto', '12px'),
    padding: '8px 0',
    [upTo600]: { gridTemplateColumns: '48px minmax(0, 1fr)', '& > :nth-child(3)': { gridColumn: 2 } },
  },
  time: { fontVariantNumeric: 'tabular-nums' },
  title: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  note: { ...quietLine, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  sums: { margin: 0, display: 'grid', gap: '6px' },
  sum: { ...apart('16px'), '& dt': { minWidth: 0, overflowWrap: 'anywhere' }, '& dd': { margin: 0 } },
  total: {
    paddingTop: '8px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** A line as a customer reads it; `price` null where it is not theirs to see, or costs nothing. */
export interface ShownLine {
  id: string;
  day: number;
  time: string;
  title: string;
  note: string;
  /** Minor units. */
  price: number | null;
  isByCustomer: boolean;
}

interface DaysProps {
  lines: readonly ShownLine[];
  dateOf(day: number): string;
  currency: string;
  /** h2 on a page of its own, h4 beside the builder. */
  level: 2 | 4;
  byCustomer: string;
}

/** The trip day by day. */
export function QuotationDays({ lines, dateOf, currency, level, byCustomer }: DaysProps) {
  const styles = useStyles();
  const Heading = level === 2 ? 'h2' : 'h4';
  const days = [...byDay(lines)].toSorted(([one], [other]) => one - other);
  return (
    <ol className={styles.days} aria-label="Days">
      {days.map(([day, own]) => (
        <li key={day}>
          <Heading className={styles.head}>
            {day === 0 ? 'Any day' : `Day ${day}`}
            {day > 0 && dateOf(day) && <span className={styles.date}>{formatDay(dateOf(day), { weekday: true })}</span>}
          </Heading>
          <ul className={styles.lines}>
            {own.map((line) => (
              <li key={line.id} className={styles.line}>
                <span className={styles.time}>{line.time}</span>
                <div>
                  <div className={styles.title}>{line.title}</div>
                  {line.note && <div className={styles.note}>{line.note}</div>}
                </div>
                <span>
                  {line.isByCustomer ? (
                    <span className={styles.note}>{byCustomer}</span>
                  ) : (
                    line.price !== null && <Money minor={line.price} currency={currency} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** What it comes to: `parts` above the total, minor units. */
export function QuotationSums({
  parts,
  total,
  currency,
}: {
  parts: readonly (readonly [name: string, minor: number])[];
  total: number;
  currency: string;
}) {
  const styles = useStyles();
  return (
    <dl className={styles.sums}>
      {parts.map(([name, minor]) => (
        <div key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            <Money minor={minor} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={mergeClasses(styles.sum, styles.total)}>
        <dt>Total price</dt>
        <dd>
          <Money minor={total} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

/** `2 adults, 1 child`. */
export const partyText = ({ adults, child, infant }: { adults: number; child: number; infant: number }): string =>
  [
    adults && `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    child && `${child} ${child === 1 ? 'child' : 'children'}`,
    infant && `${infant} ${infant === 1 ? 'infant' : 'infants'}`,
  ]
    .filter(Boolean)
    .join(', ');

/** `5 days, 4 nights`. */
export const lengthText = (days: number, nights: number): string =>
  `${days} ${days === 1 ? 'day' : 'days'}, ${nights} ${nights === 1 ? 'night' : 'nights'}`;

/** A line with its kind, by which subtotals are made. */
export type PricedLine = ShownLine & { kind: 'activity' | 'accomodation' | 'flight' | 'miscellaneous' };

const sections = [
  ['accomodation', 'Accommodation'],
  ['activity', 'Activities'],
  ['flight', 'Flights'],
  ['miscellaneous', 'Miscellaneous'],
] as const;

/**
 * What a price breakup shows (decision 13): `full` every line, `partial` subtotals by section, `none` the total,
 * `noprice` nothing. `charges`: what is added to lines; those of nothing are left out.
 */
export function shownBy(
  breakup: string,
  lines: readonly PricedLine[],
  charges: readonly (readonly [name: string, minor: number])[],
): { lines: readonly ShownLine[]; parts: readonly (readonly [name: string, minor: number])[]; hasTotal: boolean } {
  const isFull = breakup === 'full';
  const sums = sections.map(([kind, name]) => {
    const own = lines.filter((line) => line.kind === kind && !line.isByCustomer);
    return [name, own.reduce((all, { price }) => all + (price ?? 0), 0)] as const;
  });
  return {
    lines: isFull ? lines : lines.map((line) => ({ ...line, price: null })),
    parts: isFull || breakup === 'partial' ? [...sums, ...charges].filter(([, minor]) => minor !== 0) : [],
    hasTotal: breakup !== 'noprice',
  };
}
