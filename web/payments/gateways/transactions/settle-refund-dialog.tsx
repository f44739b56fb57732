import { formatMoney } from '#shared/money.ts';
import type { GatewayTransaction } from '#shared/payments/gateways/gateway-transaction.ts';
import { getGatewayTotals } from '#shared/payments/gateways/get-gateway-totals.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { settleOutsideRefund } from '#shared/payments/settle-outside-refund.ts';
import { useAction } from '#web/api/use-action.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { statementCalls } from '#web/wallet/use-statement.ts';

interface Props {
  row: GatewayTransaction;
  refund: GatewayTransaction['refunds'][number];
  onClose(): void;
}

/** What becomes of what a refund at the gateway's own dashboard paid for: taken out of the wallet, or borne. */
export default function SettleRefundDialog({ row, refund, onClose }: Props) {
  const mayCredit = useMay('wallet.credit');
  const { fromWallet } = refund;
  const mayTake = fromWallet > 0 && mayCredit;
  const { form, values, field, says, begin, refused } = useShortForm({
    how: mayTake ? 'wallet' : 'noted',
    reason: '',
  });
  const settling = useAction(settleOutsideRefund, {
    quiet: true,
    invalidates: [getGatewayTotals, getGatewayTransactions, ...statementCalls],
  });
  const how = field('how');
  const submit = async () => {
    begin();
    const answer = await settling.mutateAsync({
      orderId: row.orderId,
      refundId: refund.refundId,
      how: values.how === 'wallet' ? 'wallet' : 'noted',
      reason: values.reason,
    });
    if (!answer.ok) return refused(answer);
    showToast(values.how === 'wallet' ? 'Debited from the wallet' : 'Noted');
    onClose();
  };
  return (
    <FormDialog
      title={`Settle ${formatMoney(refund.amount, row.currency)}`}
      form={form}
      submit="Settle"
      isPending={settling.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        This was refunded in the gateway’s dashboard, and{' '}
        {fromWallet > 0
          ? 'the amount is still in the customer’s wallet'
          : `what it paid for has not been cancelled: ${row.remark}`}
        .{!mayTake && ' Settling moves no money: first cancel or claim what is needed.'}
      </p>
      {mayTake && (
        <Field label="How to settle it" error={how.error}>
          {(aria) => (
            <SelectBox {...aria} name="how" size="large" value={values.how} onChange={how.onChange}>
              <option value="wallet">Debit {formatMoney(fromWallet, row.currency)} from the customer’s wallet</option>
              <option value="noted">Leave it in the wallet at our cost</option>
            </SelectBox>
          )}
        </Field>
      )}
      <ShortField {...field('reason')} label="Reason" hint="Shown to staff here." maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
