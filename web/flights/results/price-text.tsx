import { makeStyles, tokens } from '@fluentui/react-components';
import { exponentOf, formatMoney } from '#shared/money.ts';
import { figure, quietInLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  whole: figure,
  rest: { ...quietInLine, fontWeight: tokens.fontWeightRegular, letterSpacing: 0 },
});

/** An amount with its decimals small, so that columns read by the whole unit. */
export function PriceText({ minor, currency }: { minor: number; currency: string }) {
  const styles = useStyles();
  const text = formatMoney(minor, currency);
  const cut = exponentOf(currency) ? text.length - exponentOf(currency) - 1 : text.length;
  return (
    <span className={styles.whole}>
      {text.slice(0, cut)}
      <span className={styles.rest}>{text.slice(cut)}</span>
    </span>
  );
}
