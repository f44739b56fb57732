import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';

interface Props<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Said while nothing is chosen. */
  empty?: string;
  className?: string;
  /** What the form holds for an option's value. */
  toHeld?(value: string): unknown;
  onPick?(value: string): void;
}

/** A choice from a list, as the device shows lists. */
export function SelectField<T extends FieldValues>({
  control,
  name,
  label,
  options,
  empty = 'Choose',
  className,
  toHeld = (value) => value,
  onPick,
}: Props<T>) {
  const {
    field: { ref, value: held, onBlur, onChange },
    fieldState,
  } = useController({ control, name });
  const pick = (value: string) => {
    onChange(toHeld(value));
    onPick?.(value);
  };
  return (
    <Field label={label} className={className} error={fieldState.error?.message}>
      {(aria) => (
        <SelectBox
          {...aria}
          size="large"
          ref={ref}
          name={name}
          value={String(held || '')}
          onBlur={onBlur}
          onChange={pick}
        >
          <option value="">{empty}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
