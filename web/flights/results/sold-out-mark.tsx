import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { inlineRow } from '#web/ui/stack.ts';
import { lineIcon, smallInLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...smallInLine,
    ...inlineRow('8px'),
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorPaletteRedForeground1,
    '& svg': lineIcon,
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
