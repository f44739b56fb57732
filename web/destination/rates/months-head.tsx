import { makeStyles } from '@fluentui/react-components';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { ...quietLine, display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)' },
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
