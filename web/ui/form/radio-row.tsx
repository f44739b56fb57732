import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { inLines, inlineRow } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: inLines('0 24px'),
  choice: {
    ...inlineRow('8px'),
    minHeight: '40px',
    cursor: 'pointer',
    '& input': { margin: 0, width: '16px', height: '16px', accentColor: tokens.colorBrandForegroundLink },
  },
});

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange(value: V): void;
}

/** One of a few, side by side: the browser's own radio buttons. */
export function RadioRow<V extends string>({ label, value, options, onChange }: Props<V>) {
  const styles = useStyles();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.root}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
