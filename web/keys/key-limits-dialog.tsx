import { getSiteKeys } from '#shared/keys/get-site-keys.ts';
import { getUsage } from '#shared/keys/get-usage.ts';
import type { KeyShown } from '#shared/keys/key.ts';
import { MOST_LIMITS } from '#shared/keys/limits.ts';
import { setKeyLimits } from '#shared/keys/set-key-limits.ts';
import { useAction } from '#web/api/use-action.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { countText } from './key-words.ts';

const numberOf = (text: string): number => Number(text.replaceAll(/[\s,]/g, '') || Number.NaN);

/** What a key may ask a second and a day. */
export default function KeyLimitsDialog({ row, onClose }: { row: KeyShown; onClose(): void }) {
  const before = { perSecond: String(row.perSecond), perDay: String(row.perDay) };
  const { form, field, values, says, begin, refused } = useShortForm(before);
  const set = useAction(setKeyLimits, { quiet: true, invalidates: [getSiteKeys, getUsage] });
  const submit = async () => {
    begin();
    const limits = { perSecond: numberOf(values.perSecond), perDay: numberOf(values.perDay) };
    const answer = await set.mutateAsync({ id: row.id, ...limits });
    if (!answer.ok) return refused(answer);
    showToast(`Limits of ${row.name} saved. They apply from the next call.`);
    onClose();
  };
  return (
    <FormDialog
      title={`Limits of ${row.name}`}
      form={form}
      submit="Save"
      isPending={set.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField
        {...field('perSecond')}
        label="Calls a second"
        inputMode="numeric"
        hint={`At most ${MOST_LIMITS.perSecond}`}
      />
      <ShortField
        {...field('perDay')}
        label="Calls a day"
        inputMode="numeric"
        hint={`At most ${countText(MOST_LIMITS.perDay)}`}
      />
    </FormDialog>
  );
}
