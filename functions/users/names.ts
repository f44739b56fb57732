import type { Actor, OwnerId } from '#functions/actor.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { revisionOf } from '#functions/site/revision.ts';
import type { UserType } from '#shared/users/types.ts';
import type { LegalEntityItem, UserItem } from './model.ts';
import { readPeople } from './store.ts';

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
  /** The user of a program's key: shown by its name, and never found where a request names a customer. */
  isMachine: boolean;
}
export interface CompanyName {
  legalEntityId: string;
  companyName: string;
  ownerUserId: string;
}

/** Users and companies by their ids, of those that are there. */
export interface Names {
  users: ReadonlyMap<string, PersonName>;
  companies: ReadonlyMap<string, CompanyName>;
}

/** By id; undefined of an id that nothing has: ids are drawn, so nothing will. */
interface Known {
  revision: number;
  users: Map<string, PersonName | undefined>;
  companies: Map<string, CompanyName | undefined>;
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
    ...askedUsers.filter((id) => !users.has(id)).map((userId) => ({ userId })),
    ...askedCompanies.filter((id) => !companies.has(id)).map((companyId) => ({ companyId })),
  ];
  const trips = Array.from({ length: Math.ceil(missing.length / TRIP) }, async (_, nth) => {
    const asked = missing.slice(nth * TRIP, (nth + 1) * TRIP);
    const ofUsers = asked.flatMap((one) => ('userId' in one ? [one.userId] : []));
    const ofCompanies = asked.flatMap((one) => ('companyId' in one ? [one.companyId] : []));
    const read = await readPeople(actor, ofUsers, ofCompanies);
    for (const id of ofUsers) users.set(id, nameOf(read.users.get(id)));
    for (const id of ofCompanies) companies.set(id, companyNameOf(read.companies.get(id)));
  });
  await Promise.all(trips);
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

function pick<Name>(kept: ReadonlyMap<string, Name | undefined>, ids: readonly string[]): ReadonlyMap<string, Name> {
  const found = ids.map((id) => [id, kept.get(id)] as const);
  return new Map(found.filter((one): one is readonly [string, Name] => one[1] !== undefined));
}

const nameOf = (user: UserItem | undefined): PersonName | undefined =>
  user && {
    userId: user.userId,
    userType: user.userType,
    name: `${user.firstName} ${user.lastName}`.trim(),
    firstName: user.firstName,
    email: user.email,
    companyName: user.companyName ?? '',
    owner: ownerOf(user),
    isMachine: user.isMachine === true,
  };

const companyNameOf = (company: LegalEntityItem | undefined): CompanyName | undefined =>
  company && {
    legalEntityId: company.legalEntityId,
    companyName: company.companyName,
    ownerUserId: company.ownerUserId,
  };

/** The user that `by` of a history means (actorName); empty for whatever is none. */
export const userIdOf = (by: string): string => (by.startsWith('user:') ? by.slice('user:'.length) : '');

/** Who did what a history tells, as they are called today. */
export const whoDid = (by: string, { users }: Names): string =>
  users.get(userIdOf(by))?.name ?? (userIdOf(by) ? 'Deleted account' : 'The site');
