import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { bodyText } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...bodyText,
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '6px 8px',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    [upTo768]: { padding: '10px 8px' },
  },
  box: {
    flexShrink: 0,
    width: '16px',
    height: '16px',
    margin: '2px 0',
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'inherit',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px', borderRadius: '2px' },
  },
  off: { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
});

interface Props {
  label: ReactNode;
  /** `mixed`: some of what it stands for. */
  checked: boolean | 'mixed';
  disabled?: boolean;
  className?: string;
  onChange: (checked: boolean) => void;
}

/** The browser's own checkbox in the brand's colour, with its label. */
export function Checkbox({ label, checked, disabled, className, onChange }: Props) {
  const styles = useStyles();
  return (
    <label className={mergeClasses(styles.root, disabled && styles.off, className)}>
      <input
        type="checkbox"
        className={styles.box}
        ref={(box) => {
          if (box) box.indeterminate = checked === 'mixed';
        }}
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
