import type { Day } from '#shared/time.ts';
import { DayRangeField } from '#web/ui/form/day-range-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';

interface Span {
  from: Day | '';
  to: Day | '';
}

interface DaysProps {
  draft: Span;
  errors: { from?: string; to?: string };
  onChange(span: Span): void;
}

/** The first and the last day that a list is narrowed to, above the rest of its filters. */
export const DaysFilter = ({ draft, errors, onChange }: DaysProps) => (
  <div style={{ gridColumn: '1 / -1', maxWidth: '420px' }}>
    <DayRangeField
      from={{ label: 'From', name: 'from', value: draft.from, error: errors.from }}
      to={{ label: 'To', name: 'to', value: draft.to, error: errors.to }}
      onChange={({ from, to }) => onChange({ from: from as Span['from'], to: to as Span['to'] })}
    />
  </div>
);

interface ChoiceProps<V extends string> {
  label: string;
  /** The filter's field. */
  name: string;
  value: V;
  error: string | undefined;
  /** What the field holds, and how it is called. */
  options: readonly (readonly [V, string])[];
  onChange(value: V): void;
}

/** One of a few things that a list is narrowed to. */
export const ChoiceFilter = <V extends string>({ label, name, value, error, options, onChange }: ChoiceProps<V>) => (
  <Field label={label} error={error}>
    {(aria) => (
      <SelectBox
        {...aria}
        name={name}
        value={value}
        onChange={(chosen) => {
          const option = options.find(([id]) => id === chosen);
          if (option) onChange(option[0]);
        }}
      >
        {options.map(([id, called]) => (
          <option key={id} value={id}>
            {called}
          </option>
        ))}
      </SelectBox>
    )}
  </Field>
);
