import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { rejectTransfer } from '#shared/wallet/reject-transfer.ts';
import { isTransferWaiting } from '#shared/wallet/transfer.ts';
import { rejectedMail } from './transfers/mails.ts';
import { plainTransfer } from './transfers/plain.ts';
import { showToStaff } from './transfers/show-transfer.ts';
import { readTransfer } from './transfers/store.ts';
import { decidedNow, transferEventWrites } from './transfers/writes.ts';

/** Its reference stays free: the same transfer may be reported again, and rightly. */
export const rejectTransferHandler = handle(rejectTransfer, async (actor, { transferId, reason }) => {
  const found = await readTransfer(actor, transferId);
  if (!found.ok) return found;
  const transfer = plainTransfer(found.value);
  if (!isTransferWaiting(transfer.state))
    return fail('ILLEGAL_TRANSITION', { message: 'It has already been decided.' });
  const decided = { ...decidedNow(actor), reason };
  const done = await commit(actor, [
    ...transferEventWrites(actor, transfer, 'reject', decided),
    ...(transfer.isEntered ? [] : await rejectedMail(actor, transfer, reason)),
  ]);
  if (!done.ok) return done;
  const [shown] = await showToStaff(actor, [{ ...transfer, ...decided, state: 'REJECTED' }], undefined);
  return ok(shown!);
});
