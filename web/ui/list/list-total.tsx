import { makeStyles } from '@fluentui/react-components';
import { quietLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  root: {
    ...quietLine,
    marginLeft: 'auto',
    fontVariantNumeric: 'tabular-nums',
    [upTo600]: { width: '100%', textAlign: 'right' },
  },
});

/** `Total 1,284 customers`, at the end of the filter bar; `of`: what they are, in the plural. */
export function ListTotal({ total, of }: { total: number | undefined; of: string }) {
  const styles = useStyles();
  return <span className={styles.root}>{total !== undefined && `Total ${total.toLocaleString('en-IN')} ${of}`}</span>;
}
