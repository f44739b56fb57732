import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { getDriverLinks } from '#shared/transfers/get-driver-links.ts';
import { driverTokensIn } from './store.ts';

export const getDriverLinksHandler = handle(getDriverLinks, async (actor) => {
  const tokens = await driverTokensIn(scopeOf(actor, getDriverLinks));
  return ok({
    links: tokens.map(({ sk: driverId, madeAt, madeBy, lastUsedAt }) => ({ driverId, madeAt, madeBy, lastUsedAt })),
  });
});
