import type { Actor, OwnerId } from '#functions/actors/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { revisionOf } from '#functions/site/revision.ts';
import { keys } from '#functions/table/keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { UserType } from '#shared/users/types.ts';
import type { LegalEntityItem, UserItem } from './model.ts';

/** What lists and histories call a user by. */
export interface PersonName {
  userId: string;
  userType: UserType;
  /** First and last name; empty where neither is known. */
  name: string;
  firstName: string;
  email: string;
  /** Empty for whoever has none. */
  companyName: string;
  owner: OwnerId;
}
export interface CompanyName {
  legalEntityId: string;
  companyName: string;
  /** Absent where the company's row does not say it (see readCompany). */
  ownerUserId?: string;
}

/** Users and companies by their ids, of those that are there. */
export interface Names {
  users: ReadonlyMap<string, PersonName>;
  companies: ReadonlyMap<string, CompanyName>;
}

interface Known {
  revision: number;
  users: Map<string, PersonName>;
  companies: Map<string, CompanyName>;
}
const known = new Map<string, Known>();

/** Names of a site that are kept in memory: some 200 bytes each. With more, all are read anew. */
const MOST_KEPT = 5000;
/** Rows of one trip. */
const TRIP = 100;

/**
 * How users and companies are called today, kept in memory until the head's `people` revision moves: a change is seen by
 * the next request. Those not known yet are read, a hundred in a trip.
 */
export async function namesOf(
  actor: Actor,
  userIds: readonly string[],
  legalEntityIds: readonly string[] = [],
): Promise<Names> {
  const { users, companies } = keptFor(actor);
  const [askedUsers, askedCompanies] = [once(userIds), once(legalEntityIds)];
  const missing = [
    ...askedUsers.filter((id) => !users.has(id)).map((id) => keys.user(actor, id)),
    ...askedCompanies.filter((id) => !companies.has(id)).map((id) => keys.legalEntity(actor, id)),
  ];
  const trips = Array.from({ length: Math.ceil(missing.length / TRIP) }, (_, at) =>
    getItems(missing.slice(at * TRIP, (at + 1) * TRIP)),
  );
  for (const row of (await Promise.all(trips)).flat() as unknown as (UserItem | LegalEntityItem | undefined)[]) {
    if (row && 'userId' in row) users.set(row.userId, nameOf(row));
    else if (row) companies.set(row.legalEntityId, companyNameOf(row));
  }
  return { users: pick(users, askedUsers), companies: pick(companies, askedCompanies) };
}

/** What is known of the site as of this request; begun anew where something changed, or too much is kept. */
function keptFor(actor: Actor): Known {
  const revision = revisionOf(actor, 'people');
  const kept = known.get(actor.site);
  if (kept?.revision === revision && kept.users.size + kept.companies.size < MOST_KEPT) return kept;
  const fresh: Known = { revision, users: new Map(), companies: new Map() };
  known.set(actor.site, fresh);
  return fresh;
}

const once = (ids: readonly string[]): string[] => [...new Set(ids)].filter(Boolean);

const pick = <Name>(kept: ReadonlyMap<string, Name>, ids: readonly string[]): ReadonlyMap<string, Name> =>
  new Map(ids.flatMap((id): [string, Name][] => (kept.has(id) ? [[id, kept.get(id)!]] : [])));

const nameOf = (user: UserItem): PersonName => ({
  userId: user.userId,
  userType: user.userType,
  name: `${user.firstName} ${user.lastName}`.trim(),
  firstName: user.firstName,
  email: user.email,
  companyName: user.companyName ?? '',
  owner: ownerOf(user),
});

const companyNameOf = ({ legalEntityId, companyName, ownerUserId }: LegalEntityItem): CompanyName => ({
  legalEntityId,
  companyName,
  ...(ownerUserId && { ownerUserId }),
});

/** The user that `by` of a history means (actorName); empty for whatever is none. */
export const userIdOf = (by: string): string => (by.startsWith('user:') ? by.slice('user:'.length) : '');

/** Who did what a history tells, as they are called today. */
export const whoDid = (by: string, { users }: Names): string =>
  users.get(userIdOf(by))?.name ?? (userIdOf(by) ? 'Somebody who has left' : 'The site');
