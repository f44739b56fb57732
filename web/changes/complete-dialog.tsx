import type { ChangeView } from '#shared/changes/change-view.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { formatMoney } from '#shared/money.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { amountOf } from '#web/ui/form/short-amount.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { refusedIn } from './refusal.ts';
import { useChangeAction } from './use-change-action.ts';

/** What the airline gives back, or its credit note: the customer's money goes back by it. */
export default function CompleteDialog({ change, onClose }: { change: ChangeView; onClose(): void }) {
  const { requestId, currency, charges } = change;
  const short = useShortForm({ refund: '', creditNote: '', reason: '' });
  const { form, field, values, says, begin } = short;
  const complete = useChangeAction(completeChangeRequest);
  const mayOverride = useMay('changes.override');
  const submit = async () => {
    begin();
    const refund = amountOf(short, 'refund', currency);
    if (refund === undefined) return;
    const answer = await complete.mutateAsync({
      ...{ requestId, currency, creditNote: values.creditNote, reason: values.reason, pnr: '', ticketNumbers: [] },
      ...(refund !== null && { refund }),
    });
    if (!answer.ok) return refusedIn(short, answer);
    showToast('Completed: the money is on its way back.');
    onClose();
  };
  return (
    <FormDialog
      title="Complete"
      form={form}
      submit="Complete and refund"
      isPending={complete.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {charges && (
        <p>
          The customer accepted that the airline keeps {formatMoney(charges.airlineCharge, currency)} and that{' '}
          {formatMoney(charges.comesBack, currency)} is refunded.
        </p>
      )}
      <AmountField
        {...field('refund')}
        currency={currency}
        label="Airline refund"
        hint="Leave empty if you only have its credit note: the accepted amount is used."
      />
      <ShortField {...field('creditNote')} label="Credit note" maxLength={40} />
      {mayOverride && (
        <ShortField
          {...field('reason')}
          label="Reason"
          maxLength={200}
          hint="Only where the customer gets less than they accepted. They read this."
        />
      )}
    </FormDialog>
  );
}
