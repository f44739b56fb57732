import { Field } from './field.tsx';
import { InputBox, type InputBoxProps } from './input-box.tsx';

export interface ShortFieldProps extends Omit<InputBoxProps, 'id'> {
  label: string;
  hint?: string;
  error?: string;
}

/** A labelled input of a short form (`useShortForm`). */
export function ShortField({ label, hint, error, ...input }: ShortFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => <InputBox size="large" {...input} {...aria} />}
    </Field>
  );
}
