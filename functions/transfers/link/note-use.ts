import type { DriverActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { HOUR, instant } from '#shared/time.ts';
import { usedWrite } from '../writes.ts';

/** Says that the driver's link was used, once an hour; what cannot be said now is said at the next look. */
export async function noteUse(actor: DriverActor): Promise<void> {
  const now = clock.now();
  const { hash, lastUsedAt } = actor.token;
  if (!lastUsedAt || now - Date.parse(lastUsedAt) >= HOUR) await commit(actor, [usedWrite(actor, hash, instant(now))]);
}
