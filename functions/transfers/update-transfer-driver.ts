import { drivers } from '#functions/destination/masters.ts';
import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { fail, ok } from '#shared/errors.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { changeTransfer, WITHDRAWN } from './change-transfer.ts';

const NO_DRIVER = 'There is no such driver any more.';

export const updateTransferDriverHandler = handle(updateTransferDriver, async (actor, { id, driverId }) => {
  const driver = driverId ? await drivers.read(actor, driverId) : undefined;
  if (driverId && (!driver || driver.isDeactivated))
    return fail('NOT_FOUND', { message: NO_DRIVER, errors: { driverId: NO_DRIVER } });
  const note = driver?.driverName ?? '';
  return changeTransfer(actor, scopeOf(actor, updateTransferDriver), id, { event: 'driver', note }, async (row) => {
    if (row.driverId === driverId) return ok(row);
    return row.state === 'WITHDRAWN' ? WITHDRAWN : ok({ ...row, driverId, aside: '' });
  });
});
