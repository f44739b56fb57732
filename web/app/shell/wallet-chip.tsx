import { makeStyles, tokens } from '@fluentui/react-components';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { useCall } from '#web/api/use-call.ts';
import { from768, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { inlineRow } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: { ...inlineRow('8px'), color: tokens.colorNeutralForeground2, [upTo768]: { '> svg': { display: 'none' } } },
  desk: { [upTo768]: { display: 'none' } },
  phone: { [from768]: { display: 'none' } },
});

/** What is in the wallet. Silent when it cannot be read: it is not what the person came for. */
export default function WalletChip() {
  const styles = useStyles();
  const { data } = useCall(getWalletBalance, {}, { quiet: true });
  return (
    data && (
      <span className={styles.root}>
        <Icon name="wallet" />
        <span>
          <span hidden>Wallet balance </span>
          <Money minor={data.balance} currency={data.currency} className={styles.desk} />
          <Money minor={data.balance} currency={data.currency} round className={styles.phone} />
        </span>
      </span>
    )
  );
}
