import { clock } from '#functions/clock.ts';
import { drivers } from '#functions/destination/masters.ts';
import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { instant } from '#shared/time.ts';
import { transferAfter } from '#shared/transfers/lifecycle.ts';
import { updateTransferStatusByStaff } from '#shared/transfers/update-transfer-status-by-staff.ts';
import { changeTransfer, WITHDRAWN } from './change-transfer.ts';

/** What is said twice is said once. One that is to be driven after all has no driver where theirs is gone. */
export const updateTransferStatusByStaffHandler = handle(
  updateTransferStatusByStaff,
  async (actor, { transferid, isCompleted }) => {
    const event = isCompleted ? 'done' : 'notDone';
    return changeTransfer(actor, scopeOf(actor, updateTransferStatusByStaff), transferid, { event }, async (row) => {
      if (isCompleted === (row.state === 'DONE') && row.state !== 'WITHDRAWN') return ok(row);
      const state = transferAfter(event, row.state);
      if (!state) return WITHDRAWN;
      const now = instant(clock.now());
      if (isCompleted) return ok({ ...row, state, completedAt: now, doneAt: now, doneBy: actor.name });
      const driver = row.driverId ? await drivers.read(actor, row.driverId) : undefined;
      const driverId = driver && !driver.isDeactivated ? row.driverId : '';
      return ok({ ...row, state, driverId, completedAt: '', doneAt: '', doneBy: '' });
    });
  },
);
