import { endKey } from '#shared/keys/end-key.ts';
import { getKeys } from '#shared/keys/get-keys.ts';
import { getSiteKeys } from '#shared/keys/get-site-keys.ts';
import { getUsage } from '#shared/keys/get-usage.ts';
import type { KeyShown } from '#shared/keys/key.ts';
import { useAction } from '#web/api/use-action.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { secretText } from './key-words.ts';

/** Ends a key once it was agreed to; staff say why. */
export default function EndKeyDialog({ row, isStaff, onClose }: { row: KeyShown; isStaff?: boolean; onClose(): void }) {
  const { form, field, values, says, begin, refused } = useShortForm({ reason: '' });
  const end = useAction(endKey, { quiet: true, invalidates: [getKeys, getSiteKeys, getUsage] });
  const submit = async () => {
    begin();
    const answer = await end.mutateAsync({ id: row.id, reason: values.reason });
    if (!answer.ok) return refused(answer);
    showToast(`${row.name} has ended.`);
    onClose();
  };
  return (
    <FormDialog
      title={`End ${row.name}?`}
      form={form}
      submit="End key"
      isPending={end.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <span>
        Programs that use {secretText(row)} are refused from their next call on. This cannot be undone; bookings made
        with it stay as they are.
      </span>
      {isStaff && (
        <ShortField {...field('reason')} label="Reason" hint="The owner of the key gets it by email." maxLength={300} />
      )}
    </FormDialog>
  );
}
