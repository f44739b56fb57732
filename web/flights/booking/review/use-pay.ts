import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { isUnheard } from '#web/api/error-catalogue.ts';
import { useAction } from '#web/api/use-action.ts';
import { queryClient } from '#web/app/query-client.ts';
import { useCameBack } from '#web/ui/use-came-back.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { orderPath } from '../booking-address.ts';

/** The way to pay that is not a gateway. */
export const WALLET = 'wallet';

const OFFLINE = 'You are offline. Nothing is charged until you are back online and press Pay.';
const BACK = 'You are back online. Nothing was charged: press Pay when you are ready.';
const ONCE = 'You are charged only once, however often you press Pay.';

interface Refusal {
  text: string;
  /** It was not sent, for there was no connection. */
  isOffline: boolean;
}

/** How somebody wants to pay. */
export interface Way {
  /** `WALLET`, or a gateway's name. */
  method: string;
  acceptedDuplicates: string[];
  /** The convenience fee that they are shown, minor units of `currency`. */
  fee: number;
  currency: string;
}

/**
 * Pays an order and leads to its page: at once from the wallet, by way of the gateway's own page otherwise. What is
 * refused comes back as `says`, to stand beside the button; so does a lost connection, and its return, which is no
 * error (`isBack`).
 */
export function usePay(orderId: string) {
  const navigate = useNavigate();
  const isOnline = useOnline();
  const fromWallet = useAction(payFromWallet, { invalidates: [getWalletBalance], quiet: true });
  const atGateway = useAction(startPayment, { quiet: true });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  // Back from the gateway's page, where it may have been paid.
  useCameBack(() => {
    setBusy(false);
    void queryClient.invalidateQueries({ queryKey: [getOrder.name] });
  });

  const pay = async ({ method, acceptedDuplicates, fee, currency }: Way): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    const answer =
      method === WALLET
        ? await fromWallet.mutateAsync({ orderId, acceptedDuplicates })
        : await atGateway.mutateAsync({ orderId, gateway: method, fee, currency, acceptedDuplicates });
    if (answer.ok && 'paymentUrl' in answer.value) return window.location.assign(answer.value.paymentUrl);
    setBusy(false);
    if (answer.ok || answer.code === 'ALREADY_PAID') {
      await navigate(orderPath(orderId), { replace: true });
      return;
    }
    const isOffline = (answer.detail as { isOffline?: boolean } | undefined)?.isOffline === true;
    const text = answer.message ?? '';
    setRefusal({ text: isUnheard(answer) && !isOffline ? `${text} ${ONCE}` : text, isOffline });
    if (!isUnheard(answer)) await queryClient.invalidateQueries({ queryKey: [getOrder.name] });
  };
  const whenOnline = refusal?.isOffline ? BACK : refusal?.text;
  const isBack = isOnline && refusal?.isOffline === true;
  return { pay, busy, isBack, says: isOnline ? whenOnline : refusal?.isOffline ? refusal.text : OFFLINE };
}
