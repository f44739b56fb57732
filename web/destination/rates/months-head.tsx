import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, 1fr)',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The months above strips. */
export function MonthsHead() {
  const styles = useStyles();
  return (
    <span className={styles.root} aria-hidden>
      {monthNames.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  );
}
