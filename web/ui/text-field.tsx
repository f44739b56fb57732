import { Field, Input, type InputProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface Props<T extends FieldValues> extends Omit<InputProps, 'name' | 'value' | 'onChange' | 'defaultValue' | 'type'> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  hint?: string;
  type?: InputProps['type'];
  /** Holds an integer: counts, never money (spec: a number-type field converts on change). */
  integer?: boolean;
  contentAfter?: { children: ReactNode };
}

/** A labelled input of a form; its error stands under it. */
export function TextField<T extends FieldValues>({ control, name, label, hint, integer, required, ...input }: Props<T>) {
  const { field: { ref, value, onBlur, onChange }, fieldState } = useController({ control, name });
  const read = (text: string) => (integer ? (/^-?\d+$/.test(text) ? Number.parseInt(text, 10) : text === '' ? undefined : value) : text);
  return (
    <Field label={{ children: label, weight: 'semibold' }} hint={hint} required={required} validationMessage={fieldState.error?.message} validationState={fieldState.error ? 'error' : 'none'}>
      <Input {...input} {...(integer && { inputMode: 'numeric' as const })} style={{ width: '100%', minWidth: 0 }} input={{ style: { width: '100%', minWidth: 0 } }} name={name} ref={ref} value={value ?? ''} onBlur={onBlur} onChange={(_, data) => onChange(read(data.value))} />
    </Field>
  );
}
