import { useEffect, useState } from 'react';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { callApi } from '#web/api/client.ts';
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

/** Asks before a rate goes; where a combo names it, it stays, and it is said at once which. */
export default function DeleteRateDialog({ kind, rate, words, onBack, onDeleted }: Props) {
  const remove = useAction(rateCalls[kind].remove, { quiet: true, invalidates: showingRates });
  const [inUse, setInUse] = useState('');
  const [isLooking, setLooking] = useState(true);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void callApi(rateCalls[kind].remove, { id: rate.id, isAsked: true }, { quiet: true, signal }).then((answer) => {
      if (signal.aborted) return;
      if (!answer.ok && answer.code === 'RECORD_IN_USE') setInUse(answer.message ?? '');
      setLooking(false);
    });
    return () => leaving.abort();
  }, [kind, rate.id]);
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
              {
                label: 'Delete',
                run: () => void submit(),
                primary: true,
                danger: true,
                disabled: remove.isPending || isLooking,
              },
            ]
      }
    >
      <p>{words}</p>
      <p role={inUse ? 'alert' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {isLooking ? 'Checking what uses it …' : inUse || 'Dates not covered by another rate become a gap.'}
      </p>
    </SiteDialog>
  );
}
