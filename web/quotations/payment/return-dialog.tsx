import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { getKartRefunds } from '#shared/quotations/payment/get-kart-refunds.ts';
import { returnOverpaid } from '#shared/quotations/payment/return-overpaid.ts';
import { useAction } from '#web/api/use-action.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Kart } from '../builder/kart.ts';

interface Props {
  kart: Kart;
  /** What is overpaid online, minor units. */
  minor: number;
  onClose(): void;
}

/** Says what goes back, and where to, before it does. */
export default function ReturnDialog({ kart: { id, currency, customerName }, minor, onClose }: Props) {
  const [says, setSays] = useState('');
  const returning = useAction(returnOverpaid, { quiet: true, invalidates: [getKartById, getKartRefunds] });
  const money = formatMoney(minor, currency);
  const run = async () => {
    setSays('');
    const answer = await returning.mutateAsync({ id, currency, amount: minor });
    if (!answer.ok) return setSays(answer.message ?? '');
    showToast(`${money} is on its way back.`);
    return onClose();
  };
  return (
    <SiteDialog
      title={`Return ${money}?`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: `Return ${money}`, run: () => void run(), primary: true, disabled: returning.isPending },
      ]}
    >
      <p>
        The quotation costs less than was paid online. {money} is refunded to {customerName}, the last payment first, to
        the original payment method. They are told by email.
      </p>
      {says && <p role="alert">{says}</p>}
    </SiteDialog>
  );
}
