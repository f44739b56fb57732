import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Money } from '#web/ui/money.tsx';
import { quietLine } from '#web/ui/text.ts';
import { creditText } from './link-words.ts';

const useStyles = makeStyles({
  owed: { color: tokens.colorPaletteRedForeground1 },
  below: { ...quietLine, overflowWrap: 'anywhere' },
});

interface Props {
  /** Minor units; below zero is credit in use, null where it is not shown. */
  balance: number | null;
  /** How far it may go below zero; null where it is not shown. */
  creditLimit: number | null;
  currency: string;
  className?: string;
}

/** What one site has in its wallet at another, and the credit it has there. */
export function Balance({ balance, creditLimit, currency, className }: Props) {
  const styles = useStyles();
  return (
    <div className={className}>
      {balance !== null && (
        <Money minor={balance} currency={currency} className={mergeClasses(balance < 0 && styles.owed)} />
      )}
      <div className={styles.below}>{creditText({ creditLimit, currency })}</div>
    </div>
  );
}
