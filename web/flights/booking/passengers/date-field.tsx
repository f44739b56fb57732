import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Day } from '#shared/time.ts';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';

interface Props<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  min?: Day;
  max?: Day;
  /** What the person should know, where nothing is wrong. */
  warning?: string;
}

/** A calendar day of a form. */
export function DateField<T extends FieldValues>({ control, name, label, min, max, warning }: Props<T>) {
  const {
    field: { ref, value: held, onBlur, onChange },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} error={fieldState.error?.message} warning={warning}>
      {(aria) => (
        <DayInput
          aria={aria}
          size="large"
          name={name}
          ref={ref}
          value={held ?? ''}
          min={min}
          max={max}
          onBlur={onBlur}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
