import { createHash, timingSafeEqual } from 'node:crypto';
import { type DriverActor, seal, type VisitorActor } from '#functions/actor.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { recordKeys } from '#functions/records/keys.ts';
import { getItems } from '#functions/table/read.ts';
import { transferKeys } from '#functions/transfers/keys.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { MINUTE } from '#shared/time.ts';

/** Questions of one driver's link, right or wrong. */
const QUESTIONS = { limit: 60, windowMs: MINUTE };

interface DriverRow {
  driverName: string;
  isDeactivated: boolean;
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What a driver's token keeps of its secret. */
export const driverTokenHash = (secret: string): string => hashOf(secret).toString('hex');

/**
 * Whoever has a driver's link, `<driver>-<secret>`. A wrong secret, a link that was ended, a driver who is gone or
 * deactivated are one answer. Only drivers who have a link cost a write.
 */
export async function resolveDriver(
  asker: VisitorActor,
  { driverAccessToken }: { driverAccessToken: string },
): Promise<Outcome<DriverActor, 'NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const at = driverAccessToken.indexOf('-');
  const [driverId, secret] = [driverAccessToken.slice(0, Math.max(0, at)), driverAccessToken.slice(at + 1)];
  if (!driverId) return fail('NOT_FOUND');
  const [token, driver] = await getItems([
    transferKeys.driverToken(asker, driverId),
    recordKeys.few<DriverRow>(asker, 'DRIVER', driverId),
  ]);
  if (!token) return fail('NOT_FOUND');
  const allowed = await spend(asker, 'DRIVER', driverId, QUESTIONS);
  if (!allowed.ok) return allowed;
  const isRight = timingSafeEqual(hashOf(secret), Buffer.from(token.hash, 'hex'));
  if (!isRight || !driver || driver.isDeactivated) return fail('NOT_FOUND');
  const { site, head } = asker;
  return ok(seal<DriverActor>({ kind: 'driver', site, head, driverId, name: driver.driverName, token }));
}
