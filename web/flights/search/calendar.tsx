import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays, type Day, formatDay } from '#shared/time.ts';
import { upTo300, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { bareButton } from '#web/ui/surface.ts';
import { quietInLine, quietLine } from '#web/ui/text.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { monthAfter } from './month-after.ts';
import { monthOf } from './month-grid.ts';
import type { SeenFare } from './use-seen-fares.ts';

const useStyles = makeStyles({
  months: { ...inGrid('1fr 1fr', '32px'), [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  second: { [upTo768]: { display: 'none' } },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: '8px',
    fontWeight: tokens.fontWeightSemibold,
    '& button': { [upTo768]: { minWidth: '40px' } },
  },
  step: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase200 },
  // One step back before the first month and one on after the second.
  inner: { visibility: 'hidden', [upTo768]: { visibility: 'visible' } },
  table: {
    borderCollapse: 'collapse',
    [upTo768]: { width: '100%', tableLayout: 'fixed' },
    '& td': { padding: 0 },
    '& th': {
      ...quietInLine,
      fontWeight: tokens.fontWeightRegular,
      padding: '0 0 4px',
      textAlign: 'center',
      [upTo300]: { fontSize: '10px' },
    },
  },
  day: {
    ...bareButton,
    width: '44px',
    [upTo768]: { width: '100%' },
    height: '44px',
    padding: 0,
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    lineHeight: '16px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default', backgroundColor: 'transparent' },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  between: { backgroundColor: tokens.colorBrandBackground2 },
  // The button's own name says the fare in words.
  fare: {
    ...quietInLine,
    display: 'block',
    '::before': { content: 'attr(data-fare)' },
    whiteSpace: 'nowrap',
    [upTo300]: { display: 'none' },
  },
  cheapest: { color: tokens.colorPaletteGreenForeground1, fontWeight: tokens.fontWeightSemibold },
  onChosen: { color: 'inherit' },
  legend: { ...quietLine, margin: '8px 0 0' },
});

interface Props {
  value: Day | undefined;
  /** The other end of a return trip, marked too. */
  other?: Day;
  earliest: Day;
  latest: Day;
  /** Short fare text per day, e.g. `12.5k`, which is lowest, and which only a supplier's calendar says. */
  fares: ReadonlyMap<Day, Pick<SeenFare, 'text' | 'said' | 'lowest' | 'isAbout'>>;
  onMonth?(month: string): void;
  onPick(day: Day): void;
}

const daysBy: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Two months of days with the lowest fare known for each. Arrows walk the days, Page Up and Down the months. */
export default function Calendar({ value, other, earliest, latest, fares, onMonth, onPick }: Props) {
  const styles = useStyles();
  const [month, showMonth] = useState((value ?? earliest).slice(0, 7));
  const setMonth = (next: string) => {
    showMonth(next);
    onMonth?.(next);
  };
  /** The day that Tab leads to; `steps` made by keys lead the focus there, a press on a month does not. */
  const [{ day: focused, steps }, setFocused] = useState({ day: value ?? earliest, steps: 0 });
  // The second month is not shown there.
  const isNarrow = useMedia(upTo768);
  const turn = (by: number) => {
    const next = monthAfter(month, by);
    setMonth(next);
    setFocused({ day: next <= earliest.slice(0, 7) ? earliest : `${next}-01`, steps });
  };
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    table.current!.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }, [steps]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = daysBy[event.key] ?? (event.key === 'PageDown' ? 28 : event.key === 'PageUp' ? -28 : 0);
    if (!by) return;
    event.preventDefault();
    const next = addDays(focused, by);
    if (next < earliest || next > latest) return;
    setFocused({ day: next, steps: steps + 1 });
    if (next.slice(0, 7) < month || next.slice(0, 7) > monthAfter(month, isNarrow ? 0 : 1)) setMonth(next.slice(0, 7));
  };

  const isAbout = [...fares.values()].some((fare) => fare.isAbout);
  return (
    <div ref={table} onKeyDown={onKeyDown}>
      <div className={styles.months}>
        {[monthOf(month), monthOf(monthAfter(month, 1))].map(({ id, title, weeks }, at) => (
          // By its place: who turns the months keeps the focus on the button.
          <div key={at} className={at ? styles.second : undefined}>
            <div className={styles.head}>
              <Button
                className={mergeClasses(styles.step, at > 0 && styles.inner)}
                appearance="subtle"
                size="small"
                aria-label="Previous month"
                disabled={at > 0 || id <= earliest.slice(0, 7)}
                onClick={() => turn(-1)}
              >
                ‹
              </Button>
              <span aria-live="polite">{title}</span>
              <Button
                className={mergeClasses(styles.step, at === 0 && styles.inner)}
                appearance="subtle"
                size="small"
                aria-label="Next month"
                onClick={() => turn(1)}
              >
                ›
              </Button>
            </div>
            <table className={styles.table}>
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
                {weeks.map((week, w) => (
                  <tr key={w}>
                    {week.map((day, d) => {
                      const fare = day && fares.get(day);
                      const isChosen = day === value || day === other;
                      const isBetween = Boolean(
                        day &&
                        value &&
                        other &&
                        day > (value < other ? value : other) &&
                        day < (value < other ? other : value),
                      );
                      return (
                        <td key={d}>
                          {day && (
                            <button
                              type="button"
                              data-day={day}
                              tabIndex={day === focused ? 0 : -1}
                              disabled={day < earliest || day > latest}
                              aria-pressed={isChosen}
                              aria-label={`${formatDay(day, { weekday: true })}${fare ? `, from ${fare.said}` : ''}`}
                              className={mergeClasses(
                                styles.day,
                                isBetween && styles.between,
                                isChosen && styles.chosen,
                              )}
                              onClick={() => onPick(day)}
                            >
                              {Number(day.slice(8))}
                              {fare && (
                                <span
                                  aria-hidden
                                  data-fare={fare.text}
                                  className={mergeClasses(
                                    styles.fare,
                                    fare.lowest && styles.cheapest,
                                    isChosen && styles.onChosen,
                                  )}
                                />
                              )}
                            </button>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
      <p className={styles.legend}>
        {isAbout ? '~ from the suppliers’ calendars; the others were found by searches here' : '\u00a0'}
      </p>
    </div>
  );
}
