import type { RateKind } from '#shared/destination/rate-fields.ts';
import type { AnyRate } from '#shared/destination/rate-year.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { rateCalls, showingRates } from './rate-calls.ts';

interface Props {
  kind: RateKind;
  rate: AnyRate;
  /** The rate in words. */
  words: string;
  onClose(): void;
}

/** Asks before a rate goes. */
export default function DeleteRateDialog({ kind, rate, words, onClose }: Props) {
  const remove = useAction(rateCalls[kind].remove, { invalidates: showingRates });
  const submit = async () => {
    const answer = await remove.mutateAsync({ id: rate.id });
    if (!answer.ok) return;
    showToast('Rate deleted. Prices are without it from now on.');
    onClose();
  };
  return (
    <SiteDialog
      title="Delete this rate?"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Delete', run: () => void submit(), primary: true, disabled: remove.isPending },
      ]}
    >
      <p>{words}</p>
      <p>Days that no other rate covers become a gap.</p>
    </SiteDialog>
  );
}
