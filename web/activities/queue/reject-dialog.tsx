import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCancellation } from '#shared/activities/cart/get-cancellation.ts';
import { formatMoney } from '#shared/money.ts';
import { useCall } from '#web/api/use-call.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useStatusChange } from '../use-status-change.ts';

interface Props {
  cart: CartShown;
  onChanged(): void;
  onClose(): void;
}

/** The desk cannot confirm it: why, and all of it is refunded. */
export default function RejectDialog({ cart, onChanged, onClose }: Props) {
  const short = useShortForm({ reason: '' });
  const rejecting = useStatusChange(cart, short, 'Error updating cart status');
  const { currency } = cart;
  const { data } = useCall(getCancellation, { cartId: cart.cartId }, { quiet: true, staleTime: 0 });
  const submit = async () => {
    const after = await rejecting.moveOn({ status: 'REJECTED', reason: short.values.reason });
    if (!after) return;
    showToast(`Rejected. ${formatMoney(after.refunded, currency)} is refunded.`);
    onClose();
    onChanged();
  };
  return (
    <FormDialog
      title="Reject this booking?"
      form={short.form}
      submit={data ? `Reject and refund ${formatMoney(data.ifRejected, currency)}` : 'Reject and refund all of it'}
      leave="Keep booking"
      isPending={rejecting.isPending}
      says={short.says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField
        label="Reason"
        hint="The customer reads it, such as: sold out on this day."
        maxLength={300}
        autoComplete="off"
        {...short.field('reason')}
      />
    </FormDialog>
  );
}
