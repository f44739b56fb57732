import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useRef } from 'react';
import { addDays, type Day, formatDay } from '#shared/time.ts';
import { focusRing, outlined } from '#web/ui/surface.ts';
import { bodyInLine, heardOnly, quietInLine, smallInLine } from '#web/ui/text.ts';
import { monthOf, monthTitle } from '../search/month-grid.ts';
import { type FareDay, fareText, measureOf } from './calendar-fares.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '4px',
    '& td': { padding: 0 },
    '& th': { ...quietInLine, fontWeight: tokens.fontWeightRegular, padding: '8px 0', textAlign: 'center' },
  },
  day: {
    ...outlined,
    ...focusRing,
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    boxSizing: 'border-box',
    width: '100%',
    height: '78px',
    padding: '8px 10px',
    textAlign: 'left',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default', backgroundColor: 'transparent' },
  },
  head: { ...smallInLine, display: 'flex', justifyContent: 'space-between', color: tokens.colorNeutralForeground3 },
  price: {
    ...bodyInLine,
    alignSelf: 'end',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  about: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  low: {
    backgroundColor: tokens.colorPaletteGreenBackground1,
    ':hover': { backgroundColor: tokens.colorPaletteGreenBackground1 },
  },
  lowText: { color: tokens.colorPaletteGreenForeground1 },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    border: `1px solid ${tokens.colorBrandBackground}`,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  onChosen: { color: 'inherit' },
  heard: heardOnly,
  block: {
    alignSelf: 'end',
    width: '64px',
    height: '14px',
    borderRadius: '4px',
    backgroundColor: tokens.colorNeutralBackground4,
  },
});

interface Props {
  /** `2027-03` */
  month: string;
  /** Undefined while they are on their way: the days stand, their prices' places are grey. */
  days: readonly FareDay[] | undefined;
  currency: string;
  chosen: Day;
  /** The first and the last day that is sold. */
  earliest: Day;
  latest: Day;
  onPick(day: Day): void;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month of days with the lowest fare known for each. Arrows walk the days that are sold. */
export function MonthDays({ month, days, currency, chosen, earliest, latest, onPick }: Props) {
  const styles = useStyles();
  const table = useRef<HTMLTableElement>(null);
  const fares = new Map(days?.map((one) => [one.date, one]));
  const { lowest, isLow } = measureOf(days ?? []);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    const at = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (!by || !at) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-day="${addDays(at, by)}"]:not(:disabled)`)?.focus();
  };
  return (
    <table ref={table} className={styles.table} onKeyDown={onKeyDown} aria-busy={!days}>
      <thead>
        <tr>
          {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthOf(month).weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => {
              if (!day) return <td key={column} />;
              const fare = fares.get(day);
              const isChosen = day === chosen;
              const low = fare !== undefined && isLow(fare);
              return (
                <td key={column}>
                  <button
                    type="button"
                    data-day={day}
                    disabled={day < earliest || day > latest}
                    aria-pressed={isChosen}
                    className={mergeClasses(styles.day, low && styles.low, isChosen && styles.chosen)}
                    onClick={() => onPick(day)}
                  >
                    <span className={mergeClasses(styles.head, isChosen && styles.onChosen)}>
                      <span>
                        <span className={styles.heard}>{formatDay(day, { weekday: true }).slice(0, 5)}</span>
                        {Number(day.slice(8))}
                        <span className={styles.heard}> {monthTitle(month)} </span>
                      </span>
                      {day === lowest && (
                        <b className={mergeClasses(styles.lowText, isChosen && styles.onChosen)}>Lowest</b>
                      )}
                    </span>
                    {!days && day >= earliest && day <= latest && <span className={styles.block} />}
                    {fare?.price !== undefined && (
                      <span
                        className={mergeClasses(
                          styles.price,
                          fare.from === 'calendar' && styles.about,
                          low && styles.lowText,
                          isChosen && styles.onChosen,
                        )}
                      >
                        {fareText(fare, currency)}
                      </span>
                    )}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
