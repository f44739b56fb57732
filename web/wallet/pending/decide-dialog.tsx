import { formatMoney } from '#shared/money.ts';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { confirmTransfer } from '#shared/wallet/confirm-transfer.ts';
import { rejectTransfer } from '#shared/wallet/reject-transfer.ts';
import type { TransferRow } from '#shared/wallet/transfer.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { statementCalls } from '../use-statement.ts';

interface Props {
  row: TransferRow;
  verb: 'confirm' | 'reject';
  onClose(): void;
}

/** Asks once more before a wallet is credited, or why it is not. */
export default function DecideDialog({ row, verb, onClose }: Props) {
  const invalidates = [getPendingEntries, ...statementCalls];
  const confirm = useAction(confirmTransfer, { quiet: true, invalidates });
  const reject = useAction(rejectTransfer, { quiet: true, invalidates });
  const { form, values, field, says, begin, refused } = useShortForm({ reason: '' });
  const { transferId, customer, amount, currency, reference, needsSecond, state, isEntered, by } = row;
  const money = formatMoney(amount, currency);
  const isFirst = needsSecond && state === 'REPORTED';
  const submit = async () => {
    begin();
    const answer =
      verb === 'confirm'
        ? await confirm.mutateAsync({ transferId })
        : await reject.mutateAsync({ transferId, reason: values.reason });
    if (!answer.ok) return refused(answer);
    const said: Partial<Record<TransferRow['state'], string>> = {
      CONFIRMED: `${money} added to the wallet of ${customer}.`,
      HALF_CONFIRMED: 'You have confirmed it. A second person must confirm it too.',
      REJECTED: isEntered ? 'Rejected. Nothing was added.' : `Rejected. We email ${customer}.`,
    };
    showToast(said[answer.value.state] ?? '');
    onClose();
  };
  return (
    <FormDialog
      title={verb === 'confirm' ? `Confirm ${money}?` : `Reject ${money}?`}
      form={form}
      submit={verb === 'confirm' ? 'Confirm' : 'Reject'}
      isPending={confirm.isPending || reject.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {verb === 'confirm' ? (
        <p style={{ margin: 0 }}>
          You have checked {money} with the bank, reference {reference}.{' '}
          {isFirst
            ? 'A second person must confirm it before it is credited.'
            : `It is added to the wallet of ${customer}${isEntered ? '' : ', who gets an email'}.`}
        </p>
      ) : (
        <ShortField
          {...field('reason')}
          label="Reason"
          hint={isEntered ? `${by} sees it in this list.` : `We email it to ${customer}.`}
          maxLength={200}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
