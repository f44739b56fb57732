import type { Failure, Success } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

interface Props {
  /** What was given at the dashboard, and what is still to be given of the refund after it; minor units. */
  amount: number;
  left: number;
  currency: string;
  isPending: boolean;
  /** Says that it was this refund, and why. */
  settle(reason: string): Promise<Success<unknown> | Failure>;
  onClose(): void;
}

/** A refund made at the gateway's dashboard was the one that is due, and why. */
export function SettleAsRefundDialog({ amount, left, currency, isPending, settle, onClose }: Props) {
  const { form, field, values, says, begin, refused } = useShortForm({ reason: '' });
  const submit = async () => {
    begin();
    const answer = await settle(values.reason);
    if (!answer.ok) return refused(answer);
    showToast('Settled as this refund');
    onClose();
  };
  return (
    <FormDialog
      title={`Settle ${formatMoney(amount, currency)}`}
      form={form}
      submit="Settle as this refund"
      isPending={isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        The customer already has this amount from the gateway’s dashboard. It will not be refunded again.
        {left > 0 && ` The remaining ${formatMoney(left, currency)} will still be refunded.`}
      </p>
      <ShortField {...field('reason')} label="Reason" hint="Shown to staff here." maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
