import type { ChangeView } from '#shared/changes/change-view.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { refusedIn } from './refusal.ts';
import { useChangeAction } from './use-change-action.ts';

/** Nothing comes of it, and why. */
export default function RejectDialog({ change, onClose }: { change: ChangeView; onClose(): void }) {
  const short = useShortForm({ reason: '' });
  const { form, field, values, says, begin } = short;
  const { requestId, partner } = change;
  const isPartners = partner === 'sells';
  const reject = useChangeAction(rejectChangeRequest);
  const submit = async () => {
    begin();
    const answer = await reject.mutateAsync({ requestId, reason: values.reason });
    if (!answer.ok) return refusedIn(short, answer);
    showToast(
      isPartners
        ? 'Rejected. The partner’s desk reads the reason.'
        : 'Rejected. The reason will be emailed to the customer.',
    );
    onClose();
  };
  return (
    <FormDialog
      title="Reject"
      form={form}
      submit="Reject the request"
      isPending={reject.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField
        {...field('reason')}
        label="Reason"
        maxLength={200}
        hint={isPartners ? 'The partner’s desk reads this.' : 'The customer reads this.'}
      />
    </FormDialog>
  );
}
