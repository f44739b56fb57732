import { useState } from 'react';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { rateCalls, showingRates } from './rate-calls.ts';

interface Props {
  kind: RateKind;
  rate: AnyRate;
  /** The rate in words. */
  words: string;
  /** It is kept: what was being done with it goes on. */
  onBack(): void;
  onDeleted(): void;
}

/** Asks before a rate goes; where a combo names it, it stays, and it is said which. */
export default function DeleteRateDialog({ kind, rate, words, onBack, onDeleted }: Props) {
  const remove = useAction(rateCalls[kind].remove, { quiet: true, invalidates: showingRates });
  const [inUse, setInUse] = useState('');
  const submit = async () => {
    const answer = await remove.mutateAsync({ id: rate.id });
    if (answer.ok) {
      showToast('Rate deleted. Prices no longer include it.');
      onDeleted();
    } else if (answer.code === 'RECORD_IN_USE') setInUse(answer.message ?? '');
    else showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  return (
    <SiteDialog
      title="Delete this rate?"
      onClose={onBack}
      actions={
        inUse
          ? [{ label: 'Close', run: onBack }]
          : [
              { label: 'Cancel', run: onBack },
              { label: 'Delete', run: () => void submit(), primary: true, danger: true, disabled: remove.isPending },
            ]
      }
    >
      <p>{words}</p>
      <p role={inUse ? 'alert' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {inUse || 'Dates not covered by another rate become a gap.'}
      </p>
    </SiteDialog>
  );
}
