import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { readBankDetails } from '#functions/payments/store.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { fail, ok } from '#shared/errors.ts';
import { instant } from '#shared/time.ts';
import { confirmTransfer } from '#shared/wallet/confirm-transfer.ts';
import { isTransferWaiting } from '#shared/wallet/transfer.ts';
import { atWallet } from './at-wallet.ts';
import { bankReference } from './bank-reference.ts';
import { claimAccounts } from './claim-accounts.ts';
import { readWallet } from './store.ts';
import { confirmedMail } from './transfers/mails.ts';
import type { TransferItem } from './transfers/model.ts';
import { plainTransfer } from './transfers/plain.ts';
import { showToStaff, whyNotConfirm } from './transfers/show-transfer.ts';
import { readSecondPersonFrom, readTransfer } from './transfers/store.ts';
import { decidedNow, transferEventWrites } from './transfers/writes.ts';
import { creditWrites, referenceClaimWrites } from './writes.ts';

/**
 * The transfer's state, the bank's reference and the wallet are one commit: whoever comes second finds it confirmed.
 * Nobody confirms what they reported, or for their own wallet; from the site's amount on the first of two people only
 * says so, and the second credits it.
 */
export const confirmTransferHandler = handle(confirmTransfer, async (actor, { transferId }) => {
  const asked = await readTransfer(actor, transferId);
  if (!asked.ok) return asked;
  const { owner, currency } = asked.value;
  return atWallet(actor, { site: actor.site, owner, currency }, async () => {
    const found = await readTransfer(actor, transferId);
    if (!found.ok) return found;
    const transfer = plainTransfer(found.value);
    if (!isTransferWaiting(transfer.state))
      return fail('ILLEGAL_TRANSITION', { message: 'It has already been decided.' });
    const why = whyNotConfirm(actor, transfer);
    if (why) return fail('FORBIDDEN', { message: why });
    const secondFrom = await readSecondPersonFrom(actor);
    const isFirstOfTwo = transfer.state === 'REPORTED' && secondFrom !== undefined && transfer.minor >= secondFrom;
    const decided = isFirstOfTwo
      ? { confirmedFirstBy: actor.userId, confirmedFirstAt: instant(clock.now()) }
      : decidedNow(actor);
    const writes = isFirstOfTwo
      ? transferEventWrites(actor, transfer, 'confirmFirst', decided)
      : await confirmed(actor, transfer, decided);
    const done = await commit(actor, writes, { busy: 'WALLET_BUSY' });
    if (!done.ok && done.code === 'CONFLICT')
      return fail('CONFLICT', {
        message: 'This reference has already been credited. Check the statement, and reject this one.',
      });
    if (!done.ok) return done;
    const now: TransferItem = { ...transfer, ...decided, state: isFirstOfTwo ? 'HALF_CONFIRMED' : 'CONFIRMED' };
    const [shown] = await showToStaff(actor, [now], secondFrom);
    return ok(shown!);
  });
});

async function confirmed(
  actor: UserActor,
  transfer: TransferItem,
  decided: Partial<TransferItem>,
): Promise<Write<'ILLEGAL_TRANSITION' | 'WALLET_BUSY'>[]> {
  const { owner, currency, minor, reference, accountNumber, isEntered, remark } = transfer;
  const [wallet, accounts] = await Promise.all([readWallet(actor, owner, currency), readBankDetails(actor)]);
  return [
    ...transferEventWrites(actor, transfer, 'confirm', decided),
    ...referenceClaimWrites(actor, claimAccounts(accounts, accountNumber), bankReference(reference)),
    ...creditWrites(actor, {
      ...{ wallet, minor, against: 'bank', reference },
      ...(isEntered ? { remark } : { kind: 'transfer', remark: 'Bank transfer' }),
    }),
    ...(isEntered ? [] : await confirmedMail(actor, transfer, wallet.balance + minor)),
  ];
}
