import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorPaletteRedForeground1,
    '& svg': { fontSize: '16px', flexShrink: 0 },
  },
});

/** Status in colour, sign and word. `of`: the fare families that are gone while others can be had. */
export function SoldOut({ of = [] }: { of?: readonly string[] }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      <ErrorCircleRegular />
      {of.length ? `${of.join(', ')} sold out` : 'Sold out'}
    </span>
  );
}
