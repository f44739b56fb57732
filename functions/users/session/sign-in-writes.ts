import type { Actor } from '#functions/actor.ts';
import type { Context } from '#functions/http/context.ts';
import { deviceCookie } from '#functions/http/device-cookie.ts';
import { sessionCookies } from '#functions/http/session-cookie.ts';
import type { Write } from '#functions/table/write.ts';
import { shownNetwork } from '#functions/http/request/network-of.ts';
import { deviceOf } from './device-of.ts';
import { knowDeviceWrites } from './known-device-writes.ts';
import type { UserItem } from '../model.ts';
import { openSessionWrites } from '../session-writes.ts';

/** A session for whoever proved to be the user, on a browser that is known from then on. The cookies are set once it is committed. */
export async function signInWrites(
  actor: Actor,
  user: Pick<UserItem, 'userId' | 'sessionEpoch'>,
  context: Pick<Context, 'userAgent' | 'device' | 'address'>,
): Promise<{ token: string; writes: Write<never>[]; cookies: string[] }> {
  const { token, writes } = openSessionWrites(actor, user, deviceOf(context.userAgent), shownNetwork(context.address));
  const known = await knowDeviceWrites(actor, user, context.device);
  return {
    token,
    writes: [...writes, ...known.writes],
    cookies: [...sessionCookies(token), deviceCookie(known.secret)],
  };
}
