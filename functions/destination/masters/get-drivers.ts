import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { findFew } from '#functions/records/whole-kind-store.ts';
import { getDrivers } from '#shared/destination/masters/get-drivers.ts';
import { ok } from '#shared/errors.ts';
import { drivers } from '../masters.ts';

export const getDriversHandler = handle(getDrivers, async (actor, asked) =>
  ok({ drivers: await findFew(scopeOf(actor, getDrivers), drivers, asked) }),
);
