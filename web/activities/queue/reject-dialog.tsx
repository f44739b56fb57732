import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { updateCartStatus } from '#shared/activities/cart/update-cart-status.ts';
import { getQueue } from '#shared/activities/queue/get-queue.ts';
import { formatMoney } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

interface Props {
  cart: CartShown;
  onChanged(): void;
  onClose(): void;
}

/** The desk cannot confirm it: why, and all of it is refunded. */
export default function RejectDialog({ cart, onChanged, onClose }: Props) {
  const short = useShortForm({ reason: '' });
  const rejecting = useAction(updateCartStatus, {
    quiet: true,
    invalidates: [getQueue, getCartData],
    fallback: 'Error updating cart status',
  });
  const { cartId, currency, total } = cart;
  const money = formatMoney(total ?? 0, currency);
  const submit = async () => {
    short.begin();
    const { reason } = short.values;
    const answer = await rejecting.mutateAsync({ cartId, currency, status: 'REJECTED', confirmations: [], reason });
    if (!answer.ok) return short.refused(answer);
    showToast(`Rejected. ${money} is refunded.`);
    onClose();
    onChanged();
  };
  return (
    <FormDialog
      title="Reject this booking?"
      form={short.form}
      submit={`Reject and refund ${money}`}
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
