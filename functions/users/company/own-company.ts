import { legalEntityOf as companyIdOf, type UserActor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { LegalEntityItem, UserItem } from '../model.ts';
import { readLegalEntity, readUser } from '../store.ts';

/** What is said to users of a company who do not rule it. */
export const OWNERS_ONLY = 'Only the owner of your company can do this.';
const NOT_ONESELF = 'You cannot do this to your own account.';

/** The company that the actor rules. FORBIDDEN to its other users, and to whoever has none. */
export async function readOwnCompany(actor: UserActor): Promise<Outcome<LegalEntityItem, 'FORBIDDEN'>> {
  const id = companyIdOf(actor.owner);
  const company = id === undefined ? undefined : await readLegalEntity(actor, id);
  if (company?.ownerUserId !== actor.userId) return fail('FORBIDDEN', { message: OWNERS_ONLY });
  return ok(company);
}

/**
 * A user of a company whom the actor rules: any of the site for staff, for a company's owner every other user of it.
 * NOT_FOUND for users of other companies and of none, FORBIDDEN to who is not the owner, and to the owner for themselves.
 */
export async function readColleague(
  actor: UserActor,
  userId: string,
): Promise<Outcome<UserItem, 'NOT_FOUND' | 'FORBIDDEN'>> {
  const user = await readUser(actor, userId);
  if (!user || companyIdOf(ownerOf(user)) === undefined || !mayReach(actor, ownerOf(user))) return fail('NOT_FOUND');
  if (actor.userType === 'staff') return ok(user);
  const company = await readOwnCompany(actor);
  if (!company.ok) return company;
  return user.userId === actor.userId ? fail('FORBIDDEN', { message: NOT_ONESELF }) : ok(user);
}
