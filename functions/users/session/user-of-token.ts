import type { Actor } from '#functions/actor.ts';
import { identify } from '#functions/actors/identify.ts';
import type { UserItem } from '../model.ts';

/**
 * The user of a live session token of this site; undefined for one that is forged, expired, revoked or another site's.
 */
export async function userOfToken(actor: Actor, host: string, token: string): Promise<UserItem | undefined> {
  const identified = await identify(host, actor.site, token);
  return identified.ok ? identified.value.user : undefined;
}
