import { Field, Input, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Day } from '#shared/time.ts';

const useStyles = makeStyles({ field: { gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } });

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
  const styles = useStyles();
  const { field: { ref, value: held, onBlur, onChange }, fieldState } = useController({ control, name });
  const message = fieldState.error?.message ?? warning;
  return (
    <Field label={{ children: label, weight: 'semibold' }} className={mergeClasses(styles.field, className)} validationMessage={message} validationState={fieldState.error ? 'error' : warning ? 'warning' : 'none'}>
      <Input size="large" type="date" input={{ style: { minWidth: 0 } }} name={name} ref={ref} value={held ?? ''} min={min} max={max} autoComplete={autoComplete} onBlur={onBlur} onChange={(_, { value }) => onChange(value)} />
    </Field>
  );
}
