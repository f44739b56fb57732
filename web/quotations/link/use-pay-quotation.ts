import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestOf } from '#shared/contract.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { startQuotationPayment } from '#shared/quotations/link/start-quotation-payment.ts';
import { isUnheard } from '#web/api/error-catalogue.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCameBack } from '#web/ui/use-came-back.ts';
import { keepToken } from './payment-token.ts';

const ONCE = 'You are charged only once, however often you press Pay.';

/** Begins to pay by a quotation's link and leads to where it is paid; what is refused comes back as `says`. */
export function usePayQuotation(token: string) {
  const client = useQueryClient();
  const starting = useAction(startQuotationPayment, { quiet: true });
  const [busy, setBusy] = useState(false);
  const [says, setSays] = useState('');
  const anew = () => client.invalidateQueries({ queryKey: [getQuotation.name] });
  // Back from the gateway's page, where it may have been paid.
  useCameBack(() => {
    setBusy(false);
    void anew();
  });
  const pay = async (asked: Omit<RequestOf<typeof startQuotationPayment>, 'token'>): Promise<void> => {
    setBusy(true);
    setSays('');
    const answer = await starting.mutateAsync({ token, ...asked });
    if (answer.ok) {
      keepToken(answer.value.orderId, token);
      window.location.assign(answer.value.paymentUrl);
      return;
    }
    setBusy(false);
    const text = answer.message ?? '';
    setSays(isUnheard(answer) ? `${text} ${ONCE}` : text);
    if (!isUnheard(answer)) await anew();
  };
  return { pay, busy, says };
}
