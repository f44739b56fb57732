import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { userKeys } from '../keys.ts';
import type { Write } from '#functions/table/write.ts';
import { DAY } from '#shared/time.ts';
import { deviceHash, readKnownDevices } from './known-device-store.ts';
import type { UserItem } from '../model.ts';
import { newSecret } from '../session-writes.ts';
import type { KnownDevice, KnownDevicesItem } from '../access-model.ts';

const MOST = 5;

/**
 * Makes the browser known where the user, as of an epoch, signed in rightly. It keeps what its cookie holds, so that two
 * people on one device are both known there. Of two at once the last counts: the other is known at its next sign-in.
 */
export async function knowDeviceWrites(
  actor: Actor,
  { userId, sessionEpoch: epoch }: Pick<UserItem, 'userId' | 'sessionEpoch'>,
  secret: string,
): Promise<{ secret: string; writes: Write<never>[] }> {
  const kept = secret || newSecret();
  const known = await readKnownDevices(actor, userId, epoch);
  const device: KnownDevice = { hash: deviceHash(userId, kept), epoch, at: clock.now() };
  const before = known.find(({ hash }) => hash === device.hash);
  if (before && before.at > device.at - DAY) return { secret: kept, writes: [] };
  return { secret: kept, writes: [putDevices(actor, userId, [...without(known, device.hash), device])] };
}

/** The device that asks, where it is known, is still known at the next epoch, and no other one. */
export async function keepDeviceWrites(
  actor: Actor,
  { userId, sessionEpoch }: Pick<UserItem, 'userId' | 'sessionEpoch'>,
  secret: string,
): Promise<Write<never>[]> {
  if (!secret) return [];
  const hash = deviceHash(userId, secret);
  const known = (await readKnownDevices(actor, userId, sessionEpoch)).find((device) => device.hash === hash);
  return known ? [putDevices(actor, userId, [{ ...known, epoch: sessionEpoch + 1 }])] : [];
}

const without = (devices: readonly KnownDevice[], hash: string): readonly KnownDevice[] =>
  devices.filter((device) => device.hash !== hash);

function putDevices(actor: Actor, userId: string, devices: readonly KnownDevice[]): Write<never> {
  const item: KnownDevicesItem = { devices: devices.slice(-MOST) };
  return { kind: 'put', key: userKeys.knownDevices(actor, userId), item: { ...item } };
}
