import { Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

const useStyles = makeStyles({ field: { gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }, narrow: { minWidth: 0, textOverflow: 'ellipsis' } });

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
export function SelectField<T extends FieldValues>({ control, name, label, options, empty = 'Choose', className, toHeld = (value) => value, onPick }: Props<T>) {
  const styles = useStyles();
  const { field: { ref, value: held, onBlur, onChange }, fieldState } = useController({ control, name });
  const pick = (value: string) => {
    onChange(toHeld(value));
    onPick?.(value);
  };
  return (
    <Field label={{ children: label, weight: 'semibold' }} className={mergeClasses(styles.field, className)} validationMessage={fieldState.error?.message} validationState={fieldState.error ? 'error' : 'none'}>
      <Select size="large" select={{ className: styles.narrow }} ref={ref} name={name} value={String(held || '')} onBlur={onBlur} onChange={(_, { value }) => pick(value)}>
        <option value="">{empty}</option>
        {options.map(({ value, label: text }) => <option key={value} value={value}>{text}</option>)}
      </Select>
    </Field>
  );
}
