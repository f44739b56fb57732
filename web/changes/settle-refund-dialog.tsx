import type { ChangeView } from '#shared/changes/change-view.ts';
import { settleChangeRefund } from '#shared/changes/settle-change-refund.ts';
import { SettleAsRefundDialog } from '#web/payments/refunds/settle-as-refund-dialog.tsx';
import { useChangeAction } from './use-change-action.ts';

interface Props {
  change: ChangeView;
  heard: NonNullable<ChangeView['refund']>['heard'][number];
  onClose(): void;
}

/** A refund made at the gateway's dashboard was that of a change request. */
export default function SettleRefundDialog({ change: { requestId, currency, refund }, heard, onClose }: Props) {
  const settle = useChangeAction(settleChangeRefund);
  const { orderId, refundId, amount } = heard;
  return (
    <SettleAsRefundDialog
      {...{ amount, currency, onClose, isPending: settle.isPending }}
      left={refund ? refund.amount - refund.atDashboard - amount : 0}
      settle={(reason) => settle.mutateAsync({ requestId, orderId, refundId, reason })}
    />
  );
}
