import { makeStyles } from '@fluentui/react-components';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { Day } from '#shared/time.ts';
import { upTo768 } from '#web/app/theme/breakpoints.ts';
import { Field } from '#web/ui/field.tsx';
import { InputBox } from '#web/ui/input-box.tsx';

// On a phone the whole field opens the device's picker; without the icon a date fits half the width.
const useStyles = makeStyles({
  box: { [upTo768]: { '& input::-webkit-calendar-picker-indicator': { display: 'none' } } },
});

interface Props<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  min?: Day;
  max?: Day;
  /** What the person should know, where nothing is wrong. */
  warning?: string;
}

/** A calendar day, written or picked as the device does it. */
export function DateField<T extends FieldValues>({ control, name, label, min, max, warning }: Props<T>) {
  const styles = useStyles();
  const {
    field: { ref, value: held, onBlur, onChange },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} error={fieldState.error?.message} warning={warning}>
      {(aria) => (
        <InputBox
          {...aria}
          className={styles.box}
          size="large"
          type="date"
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
