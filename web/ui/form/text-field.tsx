import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Field } from './field.tsx';
import { InputBox, type InputBoxProps } from './input-box.tsx';

interface Props<T extends FieldValues> extends Omit<
  InputBoxProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'defaultValue' | 'ref'
> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  hint?: string;
  /** Holds an integer: counts, never money (spec: a number-type field converts on change). */
  integer?: boolean;
}

/** A labelled input of a form; its error stands under it. */
export function TextField<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  integer,
  required,
  ...input
}: Props<T>) {
  const {
    field: { ref, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name });
  const read = (text: string) =>
    integer ? (/^-?\d+$/.test(text) ? Number.parseInt(text, 10) : text === '' ? undefined : value) : text;
  return (
    <Field label={label} hint={hint} required={required} error={fieldState.error?.message}>
      {(aria) => (
        <InputBox
          {...input}
          {...aria}
          {...(integer && { inputMode: 'numeric' as const })}
          name={name}
          ref={ref}
          value={value ?? ''}
          onBlur={onBlur}
          onChange={(text) => onChange(read(text))}
        />
      )}
    </Field>
  );
}
