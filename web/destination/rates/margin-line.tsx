import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { quietLine } from '#web/ui/text.ts';
import { percentWords } from './margin.ts';
import { marginOf } from './rate-form.ts';

const useStyles = makeStyles({
  root: { ...quietLine, display: 'block', fontVariantNumeric: 'tabular-nums' },
  loss: { color: tokens.colorPaletteRedForeground1, fontWeight: 600 },
});

/** What stays of a price above its cost, as it is typed; says it where nothing does. */
export function MarginLine({ price, cost, currency }: { price: string; cost: string; currency: string }) {
  const styles = useStyles();
  const margin = marginOf(price, cost, currency);
  if (!margin) return null;
  const { minor, basisPoints } = margin;
  const share = basisPoints === undefined ? '' : ` (${percentWords(Math.abs(basisPoints))})`;
  return (
    <output className={mergeClasses(styles.root, minor < 0 && styles.loss)}>
      {minor < 0
        ? `${formatMoney(-minor, currency)} below its cost${share}`
        : `Margin ${formatMoney(minor, currency)}${share}`}
    </output>
  );
}
