import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { ticketFilter } from '#shared/bookings/ticket-filter.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { upTo600 } from '#web/app/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { InputBox } from '#web/ui/input-box.tsx';
import { noFilter, type QueueFilter } from './filter-url.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    // Boxes stay in line where one of them has an error below it.
    alignItems: 'start',
  },
  // On a phone the days from and to then stand side by side.
  wide: { [upTo600]: { gridColumn: '1 / -1' } },
  kinds: { gridColumn: '1 / -1' },
  actions: {
    display: 'flex',
    gap: '8px',
    gridColumn: '1 / -1',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: '12px',
  },
});

const fields = [
  ['PNR', 'PNR/Ticket No'],
  ['AirlineCode', 'AirlineCode'],
  ['Passenger', 'Passenger'],
] as const;
const days = [
  ['bookingDateFrom', 'Booking date from'],
  ['bookingDateTo', 'Booking date to'],
  ['travelDateFrom', 'Travel date from'],
  ['travelDateTo', 'Travel date to'],
] as const;

const kinds = [
  { value: 'domestic', label: 'Domestic' },
  { value: 'international', label: 'International' },
] as const;

/** What the contract would refuse, by field. */
function errorsOf(filter: QueueFilter): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of z.safeParse(ticketFilter, filter).error?.issues ?? [])
    errors[path.join('.')] ??= message;
  return errors;
}

/** Everything the list can be narrowed by; nothing happens until Apply. */
export default function FilterForm({ filter, onApply }: { filter: QueueFilter; onApply(filter: QueueFilter): void }) {
  const styles = useStyles();
  const [draft, setDraft] = useState(filter);
  const [errors, setErrors] = useState(() => errorsOf(filter));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(draft);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (!wrong) onApply(draft);
    else (event.target as HTMLFormElement).querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const clear = () => {
    const cleared = { ...noFilter, sort: draft.sort, statusIds: draft.statusIds };
    setDraft(cleared);
    setErrors({});
    onApply(cleared);
  };
  return (
    <form className={styles.form} onSubmit={apply} aria-label="Filters">
      {fields.map(([name, label]) => (
        <Field key={name} label={label} error={errors[name]} className={name === 'Passenger' ? styles.wide : undefined}>
          {(aria) => (
            <InputBox
              {...aria}
              name={name}
              value={draft[name]}
              maxLength={name === 'AirlineCode' ? 3 : 40}
              onChange={(value) => setDraft({ ...draft, [name]: value })}
            />
          )}
        </Field>
      ))}
      {days.map(([name, label]) => (
        <Field key={name} label={label} error={errors[name]}>
          {(aria) => (
            <DayInput
              aria={aria}
              name={name}
              value={draft[name]}
              onChange={(value) => setDraft({ ...draft, [name]: value })}
            />
          )}
        </Field>
      ))}
      <div className={styles.kinds}>
        <CheckboxGroup
          label="Trips"
          options={kinds}
          chosen={kinds.map(({ value }) => value).filter((kind) => draft[kind])}
          onChange={(chosen) =>
            setDraft({
              ...draft,
              domestic: chosen.includes('domestic'),
              international: chosen.includes('international'),
            })
          }
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary">
          Apply
        </Button>
        <Button onClick={clear}>Clear Filters</Button>
      </div>
    </form>
  );
}
