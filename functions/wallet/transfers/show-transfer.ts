import type { UserActor } from '#functions/actor.ts';
import { type Names, namesOf, userIdOf, whoDid } from '#functions/users/names.ts';
import { holds } from '#shared/permissions/holds.ts';
import { isTransferWaiting, type TransferRow } from '#shared/wallet/transfer.ts';
import type { TransferItem } from './model.ts';

/** Why somebody may not confirm a transfer that waits; undefined where they may. */
export function whyNotConfirm(actor: UserActor, { owner, userId, confirmedFirstBy }: TransferItem): string | undefined {
  if (userId === actor.userId) return 'Someone else must confirm what you reported.';
  if (owner === actor.owner) return 'Someone else must credit your own wallet.';
  if (confirmedFirstBy === actor.userId) return 'A second person must confirm this transfer: you were the first.';
  return undefined;
}

/** Who of staff decided a transfer, by id. */
const decidersOf = ({ confirmedFirstBy = '', decidedBy = '' }: TransferItem): string[] =>
  [confirmedFirstBy, userIdOf(decidedBy)].filter(Boolean);

/** Transfers as staff read them, with who decided each. `secondFrom`: as for showTransfer. */
export async function showToStaff(
  actor: UserActor,
  transfers: readonly TransferItem[],
  secondFrom: number | undefined,
): Promise<TransferRow[]> {
  const names = await namesOf(actor, transfers.flatMap(decidersOf));
  return transfers.map((transfer) => showTransfer(actor, transfer, secondFrom, names));
}

/**
 * A transfer as whoever asks reads it. `secondFrom`: from which amount on a second person confirms. `names`: of staff, who
 * are told who decided it; customers never are.
 */
export const showTransfer = (
  actor: UserActor,
  transfer: TransferItem,
  secondFrom: number | undefined,
  names?: Names,
): TransferRow => {
  const { transferId, state, minor, currency, reference, sentOn, remark, slip, createdAt, by, customer, userId } =
    transfer;
  return {
    transferId,
    state,
    amount: minor,
    currency,
    reference,
    sentOn,
    accountEnd: transfer.accountNumber.slice(-4),
    remark,
    hasSlip: slip !== undefined,
    createdAt,
    isEntered: transfer.isEntered === true,
    by,
    customer,
    userId,
    reason: transfer.reason ?? '',
    firstBy: (names && transfer.confirmedFirstBy && whoDid(`user:${transfer.confirmedFirstBy}`, names)) || '',
    firstAt: transfer.confirmedFirstAt ?? '',
    decidedBy: (names && transfer.decidedBy && whoDid(transfer.decidedBy, names)) || '',
    decidedAt: transfer.decidedAt ?? '',
    mayConfirm:
      actor.userType === 'staff' &&
      holds(actor, 'payments.transfers') &&
      isTransferWaiting(state) &&
      whyNotConfirm(actor, transfer) === undefined,
    needsSecond:
      state === 'HALF_CONFIRMED' || (state === 'REPORTED' && secondFrom !== undefined && minor >= secondFrom),
  };
};
