import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { rejectTransfer } from '#shared/wallet/reject-transfer.ts';
import { isTransferWaiting } from '#shared/wallet/transfer.ts';
import { rejectedMail } from './transfers/mails.ts';
import { plainTransfer } from './transfers/plain.ts';
import { showTransfer } from './transfers/show-transfer.ts';
import { readTransfer } from './transfers/store.ts';
import { transferEventWrites } from './transfers/writes.ts';

/** Its reference stays free: the same transfer may be reported again, and rightly. */
export const rejectTransferHandler = handle(rejectTransfer, async (actor, { transferId, reason }) => {
  const found = await readTransfer(actor, transferId);
  if (!found.ok) return found;
  const transfer = plainTransfer(found.value);
  if (!isTransferWaiting(transfer.state)) return fail('ILLEGAL_TRANSITION', { message: 'It is decided already.' });
  const done = await commit(actor, [
    ...transferEventWrites(actor, transfer, 'reject', { reason }),
    ...(transfer.isEntered ? [] : await rejectedMail(actor, transfer, reason)),
  ]);
  return done.ok ? ok(showTransfer(actor, { ...transfer, state: 'REJECTED', reason }, undefined)) : done;
});
