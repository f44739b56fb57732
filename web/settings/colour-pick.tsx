import { makeStyles } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    width: '28px',
    height: '28px',
    marginLeft: '-6px',
    padding: 0,
    border: 'none',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
});

/** The device's own colour picker. */
export function ColourPick({
  value,
  disabled,
  onChange,
}: {
  value: string;
  disabled: boolean;
  onChange(colour: string): void;
}) {
  const styles = useStyles();
  return (
    <input
      type="color"
      aria-label="Pick a colour"
      className={styles.root}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
