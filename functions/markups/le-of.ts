import type { Actor } from '#functions/actors/actor.ts';
import type { LegalEntityItem, UserItem } from '#functions/users/model.ts';
import { readLegalEntity, readUser } from '#functions/users/store.ts';

/** Who stands behind an id where a legal entity's is asked for: a company, or a customer without one. */
export type LeSubject = { company: LegalEntityItem; user?: undefined } | { user: UserItem; company?: undefined };

/**
 * The company of this id or, where a customer has none, the user. Undefined where there is neither, for a user of a
 * company (whose prices are the company's), and for staff, who are in no group.
 */
export async function leOf(actor: Actor, id: string): Promise<LeSubject | undefined> {
  const [company, user] = await Promise.all([readLegalEntity(actor, id), readUser(actor, id)]);
  if (company) return { company };
  return user && user.userType !== 'staff' && !user.legalEntityId ? { user } : undefined;
}

/** The group that was given; empty for none. */
export const givenGroup = ({ company, user }: LeSubject): string => company?.groupId ?? user?.groupId ?? '';
