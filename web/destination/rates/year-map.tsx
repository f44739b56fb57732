import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, memo, type MouseEvent, useRef } from 'react';
import type { RateDay } from '#shared/destination/rates/rate-year.ts';
import { addDays, type Day } from '#shared/time.ts';
import { inGrid } from '#web/ui/stack.ts';
import { cardHeading, heardOnly, looseSmallText } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useStable } from '#web/ui/use-stable.ts';
import { dayLabel, type DayLook, lookOf, type Prices, useDayLooks } from './day-look.ts';
import { monthsFrom } from './months-head.tsx';

const useStyles = makeStyles({
  row: { ...inGrid('36px repeat(31, minmax(0, 1fr))', '3px'), marginBottom: '3px' },
  head: { ...looseSmallText, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  number: { textAlign: 'center', whiteSpace: 'nowrap' },
  month: { marginBottom: '20px' },
  monthName: { ...cardHeading, margin: '0 0 6px' },
  week: { ...inGrid('repeat(7, minmax(0, 1fr))', '3px'), marginBottom: '3px' },
  cell: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '20px',
    padding: 0,
    border: 'none',
    borderRadius: '4px',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { filter: 'brightness(0.92)' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [upTo768]: { height: '40px', borderRadius: tokens.borderRadiusSmall },
  },
  unseen: heardOnly,
  chosen: { outline: `2px solid ${tokens.colorNeutralForeground1}`, outlineOffset: '1px', zIndex: 1 },
});

interface Props {
  label: string;
  days: readonly RateDay[];
  prices: Prices;
  currency: string;
  /** The day that is explained; empty for none. */
  chosen: Day;
  today: Day;
  onChoose(day: Day): void;
}

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** How far a key leads, in days; on a desk the rows are months, on a phone weeks. */
function stepOf(key: string, date: Day, isPhone: boolean, days: readonly RateDay[]): Day | undefined {
  switch (key) {
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowDown':
      return isPhone ? addDays(date, 7) : monthsOn(date, 1);
    case 'ArrowUp':
      return isPhone ? addDays(date, -7) : monthsOn(date, -1);
    case 'PageDown':
      return monthsOn(date, 1);
    case 'PageUp':
      return monthsOn(date, -1);
    case 'Home':
      return days[0]?.date;
    case 'End':
      return days.at(-1)?.date;
    default:
      return undefined;
  }
}

/** The same day of another month, or that month's last. */
function monthsOn(date: Day, months: number): Day {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 7)}-${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`;
}

/**
 * Twelve months, day by day: on a desk a row a month, on a phone months of weeks below one another. One day is in the tab order;
 * arrows, Page Up and Down, Home and End walk it, Enter and Space choose.
 */
export function YearMap({ label, days, prices, currency, chosen, today, onChoose }: Props) {
  const styles = useStyles();
  const isPhone = useMedia(upTo768);
  const root = useRef<HTMLDivElement>(null);
  const first = days[0]!.date;
  const last = days.at(-1)!.date;
  const usual = today >= first && today <= last ? today : first;
  const reached = chosen || usual;
  const onKeyDown = (event: KeyboardEvent) => {
    const date = (event.target as HTMLElement).dataset.day;
    const to = date && stepOf(event.key, date, isPhone, days);
    if (!to) return;
    event.preventDefault();
    const cells = root.current!.querySelectorAll<HTMLElement>('[data-day]');
    const next = [...cells].find(({ dataset }) => dataset.day === to);
    if (!next) return;
    for (const cell of cells) cell.tabIndex = cell === next ? 0 : -1;
    next.focus();
  };
  const onClick = useStable((event: MouseEvent<HTMLButtonElement>) => onChoose(event.currentTarget.dataset.day!));
  const cell = (day: RateDay) => (
    <Cell
      key={day.date}
      date={day.date}
      look={lookOf(day, prices)}
      label={dayLabel(day, currency)}
      isChosen={day.date === chosen}
      isReached={day.date === reached}
      isNumbered={isPhone}
      onClick={onClick}
    />
  );
  const months = monthsFrom(first).map((month) => ({
    ...month,
    days: days.filter(({ date }) => date.startsWith(month.prefix)),
  }));
  if (isPhone)
    return (
      <div ref={root} onKeyDown={onKeyDown}>
        {months.map((month) => (
          <section key={month.name} className={styles.month}>
            <h3 className={styles.monthName}>
              {month.name} {month.year}
            </h3>
            <div role="grid" aria-label={`${label}, ${month.name}`}>
              <div role="row" className={styles.week}>
                {WEEKDAYS.map((name, at) => (
                  <span key={at} role="columnheader" className={mergeClasses(styles.head, styles.number)}>
                    {name}
                  </span>
                ))}
              </div>
              {weeksOf(month.days).map((week) => (
                <div key={week.find((day) => day)!.date} role="row" className={styles.week}>
                  {week.map((day, at) => (day ? cell(day) : <span key={at} role="gridcell" />))}
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
    );
  return (
    <div ref={root} role="grid" aria-label={label} onKeyDown={onKeyDown}>
      <div role="row" className={styles.row}>
        <span role="columnheader" className={styles.head}>
          <span className={styles.unseen}>Month</span>
        </span>
        {Array.from({ length: 31 }, (_, at) => (
          <span key={at} role="columnheader" className={mergeClasses(styles.head, styles.number)}>
            <span className={at === 0 || (at + 1) % 5 === 0 ? undefined : styles.unseen}>{at + 1}</span>
          </span>
        ))}
      </div>
      {months.map((month) => (
        <div key={month.name} role="row" className={styles.row}>
          <span role="rowheader" className={styles.head}>
            {month.name}
          </span>
          {month.days.map(cell)}
        </div>
      ))}
    </div>
  );
}

/** A month's days in weeks from Monday on, with nothing before its first day and behind its last. */
function weeksOf(days: readonly RateDay[]): (RateDay | undefined)[][] {
  const before = (new Date(`${days[0]!.date}T00:00:00Z`).getUTCDay() || 7) - 1;
  const all = [...Array.from<undefined>({ length: before }), ...days];
  return Array.from({ length: Math.ceil(all.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => all[week * 7 + at]),
  );
}

interface CellProps {
  date: Day;
  look: DayLook;
  label: string;
  isChosen: boolean;
  isReached: boolean;
  isNumbered: boolean;
  onClick(event: MouseEvent<HTMLButtonElement>): void;
}

const Cell = memo(function Cell({ date, look, label, isChosen, isReached, isNumbered, onClick }: CellProps) {
  const styles = useStyles();
  const looks = useDayLooks();
  return (
    <button
      type="button"
      role="gridcell"
      data-day={date}
      aria-label={label}
      aria-selected={isChosen}
      tabIndex={isReached ? 0 : -1}
      className={mergeClasses(
        styles.cell,
        looks[look],
        isNumbered && look === 'o' && looks.low,
        isChosen && styles.chosen,
      )}
      onClick={onClick}
    >
      {isNumbered ? Number(date.slice(8)) : ''}
    </button>
  );
});
