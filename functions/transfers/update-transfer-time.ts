import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { fail, ok } from '#shared/errors.ts';
import { instant } from '#shared/time.ts';
import { updateTransferTime } from '#shared/transfers/update-transfer-time.ts';
import { changeTransfer, WITHDRAWN } from './change-transfer.ts';
import { isTimeOpen } from './show-transfer.ts';

const NOT_OPEN = fail('ILLEGAL_TRANSITION', { message: 'The booking says when this transfer is.' });
const DRIVEN = fail('ILLEGAL_TRANSITION', { message: 'This transfer is completed.' });

/** Its driver is told as of any other move. */
export const updateTransferTimeHandler = handle(updateTransferTime, async (actor, { id, time }) =>
  changeTransfer(actor, scopeOf(actor, updateTransferTime), id, { event: 'move', note: time }, async (row) => {
    if (row.state === 'WITHDRAWN') return WITHDRAWN;
    if (!isTimeOpen(row)) return NOT_OPEN;
    if (row.time === time) return ok(row);
    if (row.state === 'DONE') return DRIVEN;
    const { isTimedByStaff: _before, ...rest } = row;
    const { date, pickupLocation, dropLocation } = row;
    return ok({
      ...{ ...rest, time, aside: '', changedAt: instant(clock.now()) },
      was: { date, time: row.time, pickupLocation, dropLocation },
      ...(time && { isTimedByStaff: true }),
    });
  }),
);
