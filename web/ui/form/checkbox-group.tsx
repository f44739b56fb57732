import { makeStyles, tokens } from '@fluentui/react-components';
import { wrongLine } from '#web/ui/text.ts';
import { Checkbox } from './checkbox.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', margin: '0 -8px', padding: 0, border: 'none' },
  label: { padding: '0 8px', fontWeight: tokens.fontWeightSemibold },
  error: { ...wrongLine, flexBasis: '100%', padding: '0 8px' },
});

interface Props<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  chosen: readonly V[];
  /** All of them stand as they are. */
  isLocked?: boolean;
  /** What is wrong with the choice. */
  error?: string | undefined;
  onChange(chosen: V[]): void;
}

/** Several of many. Select All stands before them with more than one option only (spec: flights-and-shell 2.8). */
export function CheckboxGroup<V extends string>({ label, options, chosen, isLocked, error, onChange }: Props<V>) {
  const styles = useStyles();
  const all = options.every(({ value }) => chosen.includes(value));
  const flip = (value: V) =>
    onChange(options.map((option) => option.value).filter((other) => (other === value) !== chosen.includes(other)));
  return (
    <fieldset className={styles.root}>
      <legend className={styles.label}>{label}</legend>
      {options.length > 1 && (
        <Checkbox
          label="Select All"
          disabled={isLocked}
          checked={all || (chosen.length > 0 && 'mixed')}
          onChange={() => onChange(all ? [] : options.map(({ value }) => value))}
        />
      )}
      {options.map(({ value, label: text }) => (
        <Checkbox
          key={value}
          label={text}
          disabled={isLocked}
          checked={chosen.includes(value)}
          onChange={() => flip(value)}
        />
      ))}
      {error && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
