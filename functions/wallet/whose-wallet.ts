import type { OwnerId, UserActor } from '#functions/actors/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { readUser, readUserByEmail } from '#functions/users/store.ts';

/** Whose wallet somebody asks about: by a user of it or the address they sign in with; by neither, one's own. */
export interface Whose {
  userId?: string;
  email?: string;
}

/**
 * The wallet's owner; undefined where there is no such user, or none that the actor may know of. An id goes before an
 * address.
 */
export async function whoseWallet(actor: UserActor, { userId, email }: Whose): Promise<OwnerId | undefined> {
  if (userId === undefined && email === undefined) return actor.owner;
  const user = userId === undefined ? await readUserByEmail(actor, email!) : await readUser(actor, userId);
  const owner = user && ownerOf(user);
  return owner && mayReach(actor, owner) ? owner : undefined;
}
