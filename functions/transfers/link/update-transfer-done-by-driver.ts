import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { dayIn, instant } from '#shared/time.ts';
import { updateTransferDoneByDriver } from '#shared/transfers/link/update-transfer-done-by-driver.ts';
import type { TransferItem } from '../model.ts';
import { showToDriver } from '../show-transfer.ts';
import { readTransfer } from '../store.ts';
import { transferWrites } from '../writes.ts';

/** Done is done once; of one that was withdrawn meanwhile it is noted, and staff see it. */
export const updateTransferDoneByDriverHandler = handle(
  updateTransferDoneByDriver,
  async (actor, { transferid, doneAt }) =>
    untilItStands(async () => {
      const row = await readTransfer(actor, transferid);
      if (!row || row.driverId !== actor.driverId) return fail('NOT_FOUND');
      const { zone } = actor.head;
      const now = clock.now();
      const at = doneWhen(row, doneAt, { zone, now });
      const next = pressed(row, { at, now: instant(now), by: actor.name });
      if (next !== row) {
        const event = row.state === 'OPEN' ? 'done' : 'pressed';
        const done = await commit(actor, transferWrites(actor, { before: row, next, event }));
        if (!done.ok) return done;
      }
      return ok({ transfer: showToDriver(next, dayIn(zone, now)) });
    }),
);

/** When it was driven, as the phone says it where that can be: from the transfer's day until now. */
export function doneWhen(
  { date }: Pick<TransferItem, 'date'>,
  said: string | undefined,
  { zone, now }: { zone: string; now: number },
): string {
  const at = said === undefined ? Number.NaN : Date.parse(said);
  return at <= now && dayIn(zone, at) >= date ? instant(at) : instant(now);
}

function pressed(row: TransferItem, { at, now, by }: { at: string; now: string; by: string }): TransferItem {
  if (row.state === 'OPEN') return { ...row, state: 'DONE', completedAt: now, doneAt: at, doneBy: by };
  return row.state === 'WITHDRAWN' && !row.pressedAt ? { ...row, pressedAt: at } : row;
}
