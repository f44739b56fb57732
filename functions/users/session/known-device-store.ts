import type { Actor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { userKeys } from '../keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { UserItem } from '../model.ts';
import type { KnownDevice } from '../access-model.ts';

/** How a device stands in an account: of two accounts on one device nobody sees that it is one. */
export const deviceHash = (userId: string, secret: string): string => hashSecret(`${userId}.${secret}`);

/** The devices that a user is known on as of an epoch. One read. */
export async function readKnownDevices(
  actor: Actor,
  userId: string,
  epoch: number | undefined,
): Promise<readonly KnownDevice[]> {
  const row = await getItem(userKeys.knownDevices(actor, userId));
  return (row?.devices ?? []).filter((device) => device.epoch === epoch);
}

/**
 * The hash of the device that asks, where this user is known on it. Without a cookie nothing is read; with one it costs
 * the same for an account that nobody has.
 */
export async function knownDeviceOf(
  actor: Actor,
  user: Pick<UserItem, 'userId' | 'sessionEpoch'> | undefined,
  secret: string,
): Promise<string | undefined> {
  if (!secret) return undefined;
  const hash = deviceHash(user?.userId ?? 'NOBODY', secret);
  const known = await readKnownDevices(actor, user?.userId ?? 'NOBODY', user?.sessionEpoch);
  return known.find((device) => device.hash === hash)?.hash;
}
