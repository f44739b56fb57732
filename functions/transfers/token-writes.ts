import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { transferKeys } from './keys.ts';

/** No token opens the driver's page any more. */
export const endTokenWrite = (actor: Actor, driverId: string): Write<never> => ({
  kind: 'delete',
  key: transferKeys.driverToken(actor, driverId),
});
