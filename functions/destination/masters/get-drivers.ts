import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getDrivers } from '#shared/destination/masters/get-drivers.ts';
import { ok } from '#shared/errors.ts';
import { listFew } from '../few-store.ts';
import { digitsOf, folded } from '../natural-key.ts';
import { showDriver } from './show-masters.ts';

export const getDriversHandler = handle(getDrivers, async (actor, { search, withDeactivated }) => {
  const [words, digits] = [folded(search), digitsOf(search)];
  const drivers = (await listFew(scopeOf(actor, getDrivers), 'DRIVER')).filter(
    ({ driverName, phone, isDeactivated }) =>
      (withDeactivated || !isDeactivated) &&
      (folded(driverName).includes(words) || (digits !== '' && digitsOf(phone).includes(digits))),
  );
  return ok({ drivers: drivers.map(showDriver) });
});
