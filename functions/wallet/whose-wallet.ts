import type { OwnerId, UserActor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { namesOf } from '#functions/users/names.ts';
import { readUserByEmail } from '#functions/users/store.ts';

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
  const owner = userId === undefined ? await ownerByEmail(actor, email!) : await ownerById(actor, userId);
  return owner && mayReach(actor, owner) ? owner : undefined;
}

async function ownerByEmail(actor: UserActor, email: string): Promise<OwnerId | undefined> {
  const user = await readUserByEmail(actor, email);
  return user && ownerOf(user);
}

/** No trip where it is in memory. */
async function ownerById(actor: UserActor, userId: string): Promise<OwnerId | undefined> {
  const user = (await namesOf(actor, [userId])).users.get(userId);
  return user?.isMachine ? undefined : user?.owner;
}
