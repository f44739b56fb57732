import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { transferKeys } from './keys.ts';

/** No token opens the driver's page any more. */
export const endTokenWrite = (actor: Actor, driverId: string): Write<never> => ({
  kind: 'delete',
  key: transferKeys.driverToken(actor, driverId),
});

/** A driver has nothing to drive, at the moment of the commit. CONFLICT where they have. */
export const nothingToDrive = (actor: Actor, driverId: string): Write<never> => ({
  kind: 'check',
  key: transferKeys.driverJobs(actor, driverId),
  when: [{ anyOf: [{ absent: true }, { field: 'open', below: 1 }] }],
});
