import { makeStyles } from '@fluentui/react-components';
import type { Day } from '#shared/time.ts';
import { DayInput } from './day-input.tsx';
import { Field } from './field.tsx';
import { inPairs } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: inPairs('16px'),
});

/** One end of the range. */
interface End {
  label: string;
  name: string;
  value: Day | '';
  hint?: string;
  error?: string;
}
interface Props {
  from: End;
  to: End;
  onChange(range: { from: string; to: string }): void;
}

/** Two days, either of which may be left empty; the first moves no later than the last is picked. */
export function DayRangeField({ from, to, onChange }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Field label={from.label} hint={from.hint} error={from.error}>
        {(aria) => (
          <DayInput
            aria={aria}
            size="large"
            name={from.name}
            value={from.value}
            max={to.value || undefined}
            onChange={(value) => onChange({ from: value, to: to.value })}
          />
        )}
      </Field>
      <Field label={to.label} hint={to.hint} error={to.error}>
        {(aria) => (
          <DayInput
            aria={aria}
            size="large"
            name={to.name}
            value={to.value}
            min={from.value || undefined}
            onChange={(value) => onChange({ from: from.value, to: value })}
          />
        )}
      </Field>
    </div>
  );
}
