import type { UserActor } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { AnswerOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import type { TransferItem } from './model.ts';
import { driverNames, showTransfer } from './show-transfer.ts';
import { readTransfer } from './store.ts';
import { type TransferWish, transferWrites } from './writes.ts';

type Change = (row: TransferItem) => Promise<Outcome<TransferItem, 'NOT_FOUND' | 'ILLEGAL_TRANSITION' | 'VALIDATION'>>;
type Told = Pick<TransferWish, 'event' | 'note'>;

/** Changes a transfer as it stands, and answers it; nothing is written where it is so already. */
export const changeTransfer = (
  actor: UserActor,
  scope: Scope,
  id: string,
  told: Told,
  change: Change,
): Promise<AnswerOf<typeof updateTransferDriver>> =>
  untilItStands(async () => {
    const row = await readTransfer(actor, id);
    if (!row) return fail('NOT_FOUND');
    const next = await change(row);
    if (!next.ok) return next;
    if (next.value !== row) {
      const done = await commit(actor, transferWrites(actor, { before: row, next: next.value, ...told }));
      if (!done.ok) return done;
    }
    return ok({ transfer: showTransfer(actor, next.value, await driverNames(scope)) });
  });

export const WITHDRAWN = fail('ILLEGAL_TRANSITION', { message: 'This transfer was withdrawn.' });
