import { getCartRefund, type RefundOfCart } from '#shared/activities/queue/get-cart-refund.ts';
import { settleCartRefund } from '#shared/activities/queue/settle-cart-refund.ts';
import { formatMoney } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

interface Props {
  cartId: string;
  refund: RefundOfCart;
  heard: RefundOfCart['heard'][number];
  onClose(): void;
}

/** A refund made at the gateway's dashboard was the cart's, and why. */
export default function SettleDialog({ cartId, refund, heard, onClose }: Props) {
  const { form, field, values, says, begin, refused } = useShortForm({ reason: '' });
  const settle = useAction(settleCartRefund, { quiet: true, invalidates: [getCartRefund] });
  const { currency } = refund;
  const { refundId, amount } = heard;
  const left = refund.amount - refund.atDashboard - amount;
  const submit = async () => {
    begin();
    const answer = await settle.mutateAsync({ cartId, refundId, reason: values.reason });
    if (!answer.ok) return refused(answer);
    showToast('Settled as this refund');
    onClose();
  };
  return (
    <FormDialog
      title={`Settle ${formatMoney(amount, currency)}`}
      form={form}
      submit="Settle as this refund"
      isPending={settle.isPending}
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
