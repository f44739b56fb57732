import { driverTokenHash } from '#functions/actors/driver.ts';
import { clock } from '#functions/clock.ts';
import { drivers } from '#functions/destination/masters.ts';
import { handle } from '#functions/http/handle.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { newSecret } from '#functions/users/session-writes.ts';
import { fail, ok } from '#shared/errors.ts';
import { instant } from '#shared/time.ts';
import { generateDriverAccessToken } from '#shared/transfers/generate-driver-access-token.ts';
import { driverTokenWrites } from './writes.ts';

/** A new token takes the place of the one before; the table keeps its hash. */
export const generateDriverAccessTokenHandler = handle(generateDriverAccessToken, async (actor, { driverId }) => {
  const [driver, site] = await Promise.all([drivers.read(actor, driverId), readSite(actor)]);
  if (!driver || driver.isDeactivated) return fail('NOT_FOUND');
  const secret = newSecret();
  const done = await commit(
    actor,
    driverTokenWrites(actor, driverId, {
      ...{ hash: driverTokenHash(secret), madeAt: instant(clock.now()), madeBy: actor.name, lastUsedAt: '' },
    }),
  );
  if (!done.ok) return done;
  const driverAccessToken = `${driverId}-${secret}`;
  return ok({ driverAccessToken, link: `${siteOrigin(site)}/app/dmc/driver/${driverAccessToken}` });
});
