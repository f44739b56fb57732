import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { endKartLink } from '#shared/quotations/end-kart-link.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { useAction } from '#web/api/use-action.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Kart } from '../builder/kart.ts';
import { isMove, movesText } from '../voucher/moves.ts';
import { useMovesOfSave } from '../voucher/use-moves.ts';

interface Props {
  kart: Kart;
  ends: 'link' | 'cancel';
  onClose(): void;
}

/** Asks once more before the link is ended, or the quotation is cancelled. */
export default function EndingDialog({ kart, ends, onClose }: Props) {
  const [says, setSays] = useState('');
  const invalidates = [getKartById, getAllKartsForWl];
  const ending = useAction(endKartLink, { quiet: true, invalidates });
  const cancelling = useAction(saveKart, { quiet: true, invalidates });
  const { id, version, currency, paid, state } = kart;
  const isCancel = ends === 'cancel';
  const moves = useMovesOfSave(
    isCancel && state === 'VOUCHERED' ? { id, version, currency, isCancelled: true } : undefined,
  );
  const run = async () => {
    setSays('');
    const answer = isCancel
      ? await cancelling.mutateAsync({ id, version, currency, isCancelled: true })
      : await ending.mutateAsync({ id });
    if (!answer.ok) return setSays(answer.message ?? '');
    showToast(isCancel ? 'Quotation cancelled.' : 'Link ended.');
    return onClose();
  };
  return (
    <SiteDialog
      title={isCancel ? 'Cancel this quotation?' : 'End this link?'}
      onClose={onClose}
      actions={[
        { label: isCancel ? 'Keep it' : 'Keep the link', run: onClose },
        {
          label: isCancel ? 'Cancel quotation' : 'End link',
          run: () => void run(),
          primary: true,
          disabled: ending.isPending || cancelling.isPending,
        },
      ]}
    >
      <p>
        {isCancel
          ? `Its link stops working and nothing more can be paid.${paid.online > 0 ? ` ${formatMoney(paid.online, currency)} that was paid online is refunded to the original payment method.` : ''} This cannot be undone.`
          : 'Nobody can open the quotation with it afterwards. Sending the quotation again makes a new link.'}
      </p>
      {moves && isMove(moves) && <p>{movesText(moves)}</p>}
      {says && <p role="alert">{says}</p>}
    </SiteDialog>
  );
}
