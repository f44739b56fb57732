import { getCartRefund, type RefundOfCart } from '#shared/activities/queue/get-cart-refund.ts';
import { settleCartRefund } from '#shared/activities/queue/settle-cart-refund.ts';
import { useAction } from '#web/api/use-action.ts';
import { SettleAsRefundDialog } from '#web/payments/refunds/settle-as-refund-dialog.tsx';

interface Props {
  cartId: string;
  refund: RefundOfCart;
  heard: RefundOfCart['heard'][number];
  onClose(): void;
}

/** A refund made at the gateway's dashboard was the cart's. */
export default function SettleDialog({ cartId, refund, heard: { refundId, amount }, onClose }: Props) {
  const settle = useAction(settleCartRefund, { quiet: true, invalidates: [getCartRefund] });
  return (
    <SettleAsRefundDialog
      {...{ amount, onClose, currency: refund.currency, isPending: settle.isPending }}
      left={refund.amount - refund.atDashboard - amount}
      settle={(reason) => settle.mutateAsync({ cartId, refundId, reason })}
    />
  );
}
