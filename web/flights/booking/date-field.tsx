import { Field, Input } from '@fluentui/react-components';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Day } from '#shared/time.ts';

interface Props<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  min?: Day;
  max?: Day;
  /** What the person should know, where nothing is wrong. */
  warning?: string;
  className?: string;
  autoComplete?: string;
}

/** A calendar day, written or picked as the device does it. */
export function DateField<T extends FieldValues>({ control, name, label, min, max, warning, className, autoComplete }: Props<T>) {
  const { field: { ref, value: held, onBlur, onChange }, fieldState } = useController({ control, name });
  const message = fieldState.error?.message ?? warning;
  return (
    <Field label={label} className={className} validationMessage={message} validationState={fieldState.error ? 'error' : warning ? 'warning' : 'none'}>
      <Input size="large" type="date" input={{ style: { minWidth: 0 } }} name={name} ref={ref} value={held ?? ''} min={min} max={max} autoComplete={autoComplete} onBlur={onBlur} onChange={(_, { value }) => onChange(value)} />
    </Field>
  );
}
