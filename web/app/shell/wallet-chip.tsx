import { makeStyles, tokens } from '@fluentui/react-components';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { useCall } from '#web/api/use-call.ts';
import { from768, upTo300, upTo768 } from '#web/app/theme/breakpoints.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: '88px',
    justifyContent: 'flex-end',
    color: tokens.colorNeutralForeground2,
    [upTo768]: { minWidth: '64px', '> svg': { display: 'none' } },
    // The account's menu says it too.
    [upTo300]: { display: 'none' },
  },
  desk: { [upTo768]: { display: 'none' } },
  phone: { [from768]: { display: 'none' } },
});

/** What is in the wallet. Silent when it cannot be read: it is not what the person came for. */
export function WalletChip() {
  const styles = useStyles();
  const { data } = useCall(getWalletBalance, {}, { quiet: true });
  return (
    <span className={styles.root}>
      {data && (
        <>
          <Icon name="wallet" />
          <span>
            <span hidden>Wallet balance </span>
            <Money minor={data.balance} currency={data.currency} className={styles.desk} />
            <Money minor={data.balance} currency={data.currency} round className={styles.phone} />
          </span>
        </>
      )}
    </span>
  );
}
