import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { largeText, smallInLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  large: { ...largeText, fontWeight: 600, letterSpacing: '-0.015em' },
  decimals: { ...smallInLine, letterSpacing: 0 },
});

interface Props {
  /** Integer in the currency's smallest unit. */
  minor: number;
  currency: string;
  /** 20 px with small decimals, so that columns read by the whole unit. */
  large?: boolean;
  /** Without decimals: for signposts (date strip, filters), never for what is charged. */
  round?: boolean;
  className?: string;
}

/** An amount: `₹ 14,962.00`, tabular figures, minus before the symbol. */
export function Money({ minor, currency, large, round, className }: Props) {
  const styles = useStyles();
  const text = formatMoney(minor, currency, { round });
  const point = text.lastIndexOf('.');
  const small = large && !round && point > 0;
  return (
    <span className={mergeClasses(styles.root, large && styles.large, className)}>
      {small ? text.slice(0, point) : text}
      {small && <span className={styles.decimals}>{text.slice(point)}</span>}
    </span>
  );
}
