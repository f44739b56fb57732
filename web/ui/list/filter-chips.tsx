import { makeStyles, tokens } from '@fluentui/react-components';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inLines, inlineRow, plainList } from '#web/ui/stack.ts';
import { smallText } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { ...inLines('8px'), ...plainList },
  chip: {
    ...inlineRow('4px'),
    minHeight: '28px',
    padding: '2px 8px 2px 12px',
    border: 'none',
    borderRadius: '14px',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [upTo768]: { minHeight: '40px', borderRadius: '20px' },
    ...smallText,
  },
});

interface Props<F> {
  /** What is in force, each with the filter without it. */
  chips: readonly { label: string; without: F }[];
  onChange(filter: F): void;
}

/** Filters in force, each taken off by a press. */
export function FilterChips<F>({ chips, onChange }: Props<F>) {
  const styles = useStyles();
  if (!chips.length) return null;
  return (
    <ul className={styles.root} aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove ${label}`}
            onClick={() => onChange(without)}
          >
            {label}
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
