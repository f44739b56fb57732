import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const isAmount = (typed: string) => /^\d[\d,]{2,10}(\.\d{1,2})?$/.test(typed);

/** Where a person goes on who typed an amount; nothing for other words, or for who may see no money. */
export function AmountLead({ typed, onLeave }: { typed: string; onLeave(): void }) {
  const [mayGateways, mayWallets] = [useMay('payments.view'), useMay('wallet.view')];
  if (!isAmount(typed) || !(mayGateways || mayWallets)) return null;
  return (
    <>
      {' '}
      For an amount,{' '}
      {mayGateways && (
        <TextLink
          inline
          to={`${paths.staffGatewayTransactions}?${new URLSearchParams({ amount: typed })}`}
          onClick={onLeave}
        >
          see the gateway payments of {typed}
        </TextLink>
      )}
      {mayGateways && mayWallets && ', or '}
      {mayWallets && 'search for the customer and open their wallet report'}.
    </>
  );
}
