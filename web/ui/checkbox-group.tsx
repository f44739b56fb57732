import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({ root: { display: 'grid', margin: 0, padding: 0, border: 'none' }, label: { padding: 0, fontWeight: tokens.fontWeightSemibold } });

interface Props<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[];
  onChange(chosen: V[]): void;
  disabled?: boolean;
  error?: string;
}

/** Several of many. Select All stands above with more than one option only. */
export function CheckboxGroup<V extends string>({ label, options, chosen, onChange, disabled, error }: Props<V>) {
  const styles = useStyles();
  const errorId = useId();
  const all = options.length > 0 && options.every(({ value }) => chosen.includes(value));
  const flip = (value: V) => onChange(options.map((option) => option.value).filter((other) => (other === value) !== chosen.includes(other)));
  return (
    <fieldset className={styles.root} disabled={disabled} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.label}>{label}</legend>
      {options.length > 1 && <Checkbox label="Select All" disabled={disabled} checked={all || (chosen.length > 0 && 'mixed')} onChange={() => onChange(all ? [] : options.map(({ value }) => value))} />}
      {options.map(({ value, label: text }) => <Checkbox key={value} label={text} disabled={disabled} checked={chosen.includes(value)} onChange={() => flip(value)} />)}
      {error && <span id={errorId} role="alert" style={{ color: tokens.colorStatusDangerForeground1 }}>{error}</span>}
    </fieldset>
  );
}
