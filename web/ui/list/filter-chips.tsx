import { makeStyles, tokens } from '@fluentui/react-components';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Icon } from '#web/ui/icon.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '28px',
    padding: '2px 8px 2px 12px',
    border: 'none',
    borderRadius: '14px',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: '12px',
    lineHeight: '16px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [upTo768]: { minHeight: '40px', borderRadius: '20px' },
  },
});

/** Filters in force, each taken off by a press. */
export function FilterChips({ chips }: { chips: readonly { label: string; onRemove(): void }[] }) {
  const styles = useStyles();
  if (!chips.length) return null;
  return (
    <ul className={styles.root} aria-label="Filters in force">
      {chips.map(({ label, onRemove }) => (
        <li key={label}>
          <button type="button" className={styles.chip} aria-label={`Without ${label}`} onClick={onRemove}>
            {label}
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
    </ul>
  );
}
