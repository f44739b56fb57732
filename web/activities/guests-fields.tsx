import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { MOST_DAYS, MOST_GUESTS } from '#shared/activities/guests.ts';
import { addDays, type Day } from '#shared/time.ts';
import { isDay } from '#shared/flights/is-day.ts';
import { ChoiceField, type ChoiceOption } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { Guests } from './search/search-address.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(136px, 1fr)) repeat(3, minmax(72px, 1fr))',
    gap: '12px',
    flexGrow: 1,
    [upTo768]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
  day: { [upTo768]: { gridColumn: 'span 3' } },
  guests: { [upTo768]: { gridColumn: 'span 2' } },
});

const upTo = (from: number): ChoiceOption[] =>
  Array.from({ length: MOST_GUESTS + 1 - from }, (_, at) => [String(at + from), String(at + from)] as const);

interface Props {
  guests: Guests;
  today: Day;
  onChange(guests: Guests): void;
}

/** Days and guests of a search or a cart. A day that is none changes nothing until it is one. */
export function GuestsFields({ guests, today, onChange }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState<Partial<Pick<Guests, 'startDate' | 'endDate'>>>({});
  const { startDate, endDate, adults, children, infants } = guests;
  // A cart or a search has more than that, which is not its guests.
  const these = { startDate, endDate, adults, children, infants };
  const dayChanged = (field: 'startDate' | 'endDate') => (value: string) => {
    setTyped({ ...typed, [field]: value });
    if (!isDay(value) || (field === 'startDate' && value < today)) return;
    setTyped({});
    const next = { ...these, [field]: value };
    if (next.endDate < next.startDate) next[field === 'startDate' ? 'endDate' : 'startDate'] = value;
    const last = addDays(next.startDate, MOST_DAYS - 1);
    onChange({ ...next, endDate: next.endDate > last ? last : next.endDate });
  };
  const count = (field: 'adults' | 'children' | 'infants', label: string, value: number, from = 0) => (
    <div className={styles.guests}>
      <ChoiceField
        label={label}
        name={field}
        size="medium"
        value={String(value)}
        options={upTo(from)}
        onChange={(text) => onChange({ ...these, [field]: Number(text) })}
      />
    </div>
  );
  return (
    <div className={styles.root}>
      <div className={styles.day}>
        <Field label="From">
          {(aria) => (
            <DayInput
              aria={aria}
              name="startDate"
              value={typed.startDate ?? startDate}
              min={today}
              onChange={dayChanged('startDate')}
            />
          )}
        </Field>
      </div>
      <div className={styles.day}>
        <Field label="To">
          {(aria) => (
            <DayInput
              aria={aria}
              name="endDate"
              value={typed.endDate ?? endDate}
              min={startDate}
              onChange={dayChanged('endDate')}
            />
          )}
        </Field>
      </div>
      {count('adults', 'Adults', adults, children ? 0 : 1)}
      {count('children', 'Children', children, adults ? 0 : 1)}
      {count('infants', 'Infants', infants)}
    </div>
  );
}
