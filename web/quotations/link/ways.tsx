import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { growing, inColumn, inRow } from '#web/ui/stack.ts';
import { outlined } from '#web/ui/surface.ts';
import { quietLine } from '#web/ui/text.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';

const useStyles = makeStyles({
  root: inColumn('8px'),
  way: {
    ...inRow('12px'),
    ...outlined,
    minHeight: '44px',
    padding: '8px 12px',
    boxSizing: 'border-box',
    cursor: 'pointer',
    '& input': {
      margin: 0,
      flexShrink: 0,
      width: '16px',
      height: '16px',
      accentColor: tokens.colorBrandForegroundLink,
    },
  },
  picked: { backgroundColor: siteTokens.selectedBackground, border: `1px solid ${siteTokens.selectedLine}` },
  name: { ...growing, overflowWrap: 'anywhere' },
  note: quietLine,
});

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string; note: string }[];
  onChange(value: V): void;
}

/** One of a few, each with what it means, below each other. */
export function Ways<V extends string>({ label, value, options, onChange }: Props<V>) {
  const styles = useStyles();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.root}>
      {options.map((option) => (
        <label key={option.value} className={mergeClasses(styles.way, option.value === value && styles.picked)}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span className={styles.name}>
            {option.label}
            {option.note && <div className={styles.note}>{option.note}</div>}
          </span>
        </label>
      ))}
    </div>
  );
}
