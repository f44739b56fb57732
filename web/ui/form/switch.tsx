import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '40px',
    height: '20px',
    margin: '6px 0',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '10px',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '::before': {
      content: '""',
      position: 'absolute',
      top: '2px',
      left: '2px',
      width: '14px',
      height: '14px',
      borderRadius: '50%',
      backgroundColor: tokens.colorNeutralStrokeAccessible,
    },
    ':checked': {
      border: `1px solid ${tokens.colorCompoundBrandBackground}`,
      backgroundColor: tokens.colorCompoundBrandBackground,
      '::before': { left: '22px', backgroundColor: tokens.colorNeutralForegroundInverted },
    },
    ':disabled': { opacity: 0.5, cursor: 'not-allowed' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    // What a finger hits is larger than what is seen.
    '::after': { content: '""', position: 'absolute', inset: '-12px -4px' },
  },
});

interface Props {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** The browser's own checkbox drawn as a switch; what it stands beside is its name. */
export function Switch({ label, checked, disabled, onChange }: Props) {
  const styles = useStyles();
  return (
    <input
      type="checkbox"
      role="switch"
      aria-label={label}
      className={styles.root}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
