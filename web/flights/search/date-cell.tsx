import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { DAYS_AHEAD } from '#shared/flights/search-rules.ts';
import { addDays, type Day, formatDay } from '#shared/time.ts';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { loadAhead } from '#web/ui/load-again.ts';
import { useCellStyles } from './cell-styles.ts';
import type { SeenFares } from './use-seen-fares.ts';

const loadCalendar = () => import('./calendar.tsx');
const loadFlyout = () => import('./flyout.tsx');
const Calendar = lazyWithin(loadCalendar);
const Flyout = lazyPart(loadFlyout);
/** On hover or focus, before it is opened. */
const loadBoth = () => loadAhead(loadFlyout, loadCalendar);

interface Props {
  label: string;
  value: Day | undefined;
  other?: Day;
  /** Shown while there is no value. */
  placeholder?: string;
  today: Day;
  earliest: Day;
  fares: SeenFares;
  error: string | undefined;
  onPick(day: Day): void;
  onMonth?(month: string): void;
}

/** A day of travel; the calendar comes on hover or focus, with the lowest fare known for each day. */
export function DateCell({ label, value, other, placeholder, today, earliest, fares, error, onPick, onMonth }: Props) {
  const cell = useCellStyles();
  const [open, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!open);
    if (!open) onMonth?.((value ?? earliest).slice(0, 7));
  };
  const fare = value && fares.get(value);
  const below =
    error ??
    (value ? `${formatDay(value, { weekday: true }).slice(0, 3)}${fare ? `, from ${fare.said}` : ''}` : 'Optional');
  return (
    <div className={cell.cell}>
      <button
        type="button"
        className={mergeClasses(cell.button)}
        style={{ textAlign: 'left', padding: 0 }}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-wrong={error ? '' : undefined}
        onClick={toggle}
        onFocus={loadBoth}
        onMouseEnter={loadBoth}
      >
        <span className={cell.label} style={{ display: 'block' }}>
          {label}
        </span>
        <span className={mergeClasses(cell.value, !value && cell.quiet)} style={{ display: 'block' }}>
          {value ? formatDay(value) : placeholder}
        </span>
        <span
          className={mergeClasses(cell.below, error && cell.error)}
          style={{ display: 'block' }}
          role={error ? 'alert' : undefined}
        >
          {below}
        </span>
      </button>
      {open && (
        <Flyout label={label} onClose={() => setOpen(false)}>
          <Calendar
            value={value}
            other={other}
            earliest={earliest}
            latest={addDays(today, DAYS_AHEAD)}
            fares={fares}
            onMonth={onMonth}
            onPick={(day) => {
              setOpen(false);
              onPick(day);
            }}
          />
        </Flyout>
      )}
    </div>
  );
}
