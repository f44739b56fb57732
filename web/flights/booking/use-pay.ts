import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { useAction } from '#web/api/use-action.ts';
import { queryClient } from '#web/app/query-client.ts';
import { orderPath } from './booking-address.ts';

/** The way to pay that is not a gateway. */
export const WALLET = 'wallet';

/** Pays an order and leads to its page: at once from the wallet, by way of the gateway's own page otherwise. */
export function usePay(orderId: string) {
  const navigate = useNavigate();
  const fromWallet = useAction(payFromWallet, { invalidates: [getWalletBalance] });
  const atGateway = useAction(startPayment);
  const [busy, setBusy] = useState(false);

  const pay = async (method: string): Promise<void> => {
    setBusy(true);
    const answer =
      method === WALLET
        ? await fromWallet.mutateAsync({ orderId, acceptedDuplicates: [] })
        : await atGateway.mutateAsync({ orderId, gateway: method, acceptedDuplicates: [] });
    if (answer.ok && 'paymentUrl' in answer.value) return window.location.assign(answer.value.paymentUrl);
    setBusy(false);
    if (answer.ok || answer.code === 'ALREADY_PAID') {
      await navigate(orderPath(orderId), { replace: true });
      return;
    }
    await queryClient.invalidateQueries({ queryKey: [getOrder.name] });
  };
  return { pay, busy };
}
