import { makeStyles, tokens } from '@fluentui/react-components';
import type { BankDetail } from '#shared/payments/get-bank-details.ts';
import { inGrid } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: {
    ...inGrid('auto minmax(0, 1fr)', '2px 12px'),
    margin: 0,
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', userSelect: 'all' },
});

/** An account to transfer to: each value is selected by a press, to be copied. */
export function BankAccount({ account }: { account: BankDetail }) {
  const styles = useStyles();
  const { bankName, branch, accountName, accountNumber, ifsc } = account;
  const facts = [
    ['Bank', [bankName, branch].filter(Boolean).join(', ')],
    ['Holder', accountName],
    ['Account', accountNumber],
    ['IFSC', ifsc],
  ] as const;
  return (
    <dl className={styles.root} aria-label={`Account at ${bankName}`}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term} style={{ display: 'contents' }}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
