import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { quietLine } from '#web/ui/text.ts';
import { loudLoss } from './loss.tsx';
import { fullMarginWords } from './margin.ts';
import { marginOf } from './rate-form.ts';

const useStyles = makeStyles({
  root: { ...quietLine, display: 'block', fontVariantNumeric: 'tabular-nums' },
  loss: loudLoss,
});

/** What stays of a price above its cost, as it is typed; says it where nothing does. */
export function MarginLine({ price, cost, currency }: { price: string; cost: string; currency: string }) {
  const styles = useStyles();
  const margin = marginOf(price, cost, currency);
  if (!margin) return null;
  return (
    <output className={mergeClasses(styles.root, margin.minor < 0 && styles.loss)}>
      {fullMarginWords(margin, currency)}
    </output>
  );
}
