import { type Actor, legalEntityOf as companyOfOwner, type OwnerId } from '#functions/actor.ts';
import type { Scope } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import type { Numbers } from '#functions/lists/numbers-of-page.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Key } from '#functions/table/key.ts';
import { requestKeys } from '#functions/http/keys.ts';
import { userKeys } from './keys.ts';
import { listIn, ofReached } from '#functions/table/list-in.ts';
import { getItem, getItems } from '#functions/table/read.ts';
import { claimsOf, heldBy, type LapsedAccount, UNCONFIRMED_STANDS } from './lapsed-account-writes.ts';
import { unpackUserCard, type UserCard } from './user-card.ts';
import type { BackOffItem, LegalEntityItem, LinkItem, UserItem } from './model.ts';

/** A person with an account; the user of a program's key is none, nor who stands for a partner site. */
export async function readUser(actor: Actor, userId: string): Promise<UserItem | undefined> {
  const user = await readBooker(actor, userId);
  return user?.isMachine || user?.partnerSite ? undefined : user;
}

/** Whose wallet staff look after: a person with an account, or who stands for a partner site. */
export async function readPayer(actor: Actor, userId: string): Promise<UserItem | undefined> {
  const user = await readBooker(actor, userId);
  return user?.isMachine ? undefined : user;
}

/** Who booked or paid: a person, or the user of a program's key. Never for an id that a request names as a customer's. */
export const readBooker = (actor: Actor, userId: string): Promise<UserItem | undefined> =>
  getItem(userKeys.user(actor, userId));

/** The user with this email, not one who had it before. One without an account costs the same reads, so that the time does not tell. */
export async function readUserByEmail(actor: Actor, email: string): Promise<UserItem | undefined> {
  const claim = await getItem(userKeys.uniqueEmail(actor, email));
  const user = await getItem(userKeys.user(actor, claim?.userId ?? 'NOBODY'));
  return user?.email.toLowerCase() === email.toLowerCase() ? user : undefined;
}

/**
 * The accounts that hold an email or phone wanted by a new one and were opened by their own people, but never confirmed
 * within the life of the mailed link: what they claim ends.
 */
export async function findLapsed(
  actor: Actor,
  wanted: Pick<UserItem, 'email' | 'phoneNumbers'>,
): Promise<LapsedAccount[]> {
  const holders = await readHolders(claimsOf(actor, wanted).map(({ key }) => key));
  const ids = [...new Set(holders.flatMap((holder) => holder ?? []))];
  const users = await Promise.all(ids.map((userId) => readUser(actor, userId)));
  return Promise.all(
    users
      .filter((user) => user !== undefined)
      .filter(isLapsed)
      .map(async (user) => {
        const held = heldBy(actor, user);
        const holders = await readHolders(held);
        return { user, claims: held.filter((_, at) => holders[at] === user.userId) };
      }),
  );
}

/** Staff's accounts, and those of agents and companies that did not register themselves, are opened for them, and stay theirs. */
const isLapsed = ({
  userType,
  status,
  passwordHash,
  isOpenedForThem,
  isSelfRegistered,
  createdAt,
}: UserItem): boolean =>
  (userType === 'retail' || isSelfRegistered === true) &&
  !isOpenedForThem &&
  status === 'unverified' &&
  passwordHash === undefined &&
  Date.parse(createdAt) + UNCONFIRMED_STANDS <= clock.now();

/** Who holds each claim. */
const readHolders = async (claims: readonly Key<{ userId: string }>[]): Promise<(string | undefined)[]> =>
  Promise.all(claims.map(async (key) => (await getItem(key))?.userId));

export const readLegalEntity = (actor: Actor, id: string): Promise<LegalEntityItem | undefined> =>
  getItem(userKeys.legalEntity(actor, id));

interface Asked {
  cursor?: string;
  limit: number;
}
interface CardPage {
  cards: UserCard[];
  cursor: string | undefined;
}

/** Users of a company, of owners their own alone; first come first. One Query. */
export const usersOfCompany = (scope: Scope, id: string, page: Asked): Promise<CardPage> => {
  const site = (actor: Actor) => userKeys.usersOfCompany(actor, id);
  const own = (actor: Actor, owner: OwnerId) => userKeys.usersOfCompany(actor, companyOfOwner(owner) ?? 'NOBODY');
  return readCards(listIn(scope, { site, own }), unpackUserCard, page);
};

/** The same of a company that was read. */
export const usersOfReached = (actor: Actor, company: LegalEntityItem, page: Asked): Promise<CardPage> =>
  readCards(ofReached(company, userKeys.usersOfCompany(actor, company.legalEntityId)), unpackUserCard, page);

/** The user's own company, where it has one. */
export const legalEntityOf = async (actor: Actor, user: UserItem): Promise<LegalEntityItem | undefined> =>
  user.legalEntityId ? readLegalEntity(actor, user.legalEntityId) : undefined;

/** Users and companies by their ids. */
export interface People {
  users: ReadonlyMap<string, UserItem>;
  companies: ReadonlyMap<string, LegalEntityItem>;
}

/** The users and companies that a page names, in one trip. */
export async function readPeople(
  actor: Actor,
  userIds: readonly string[],
  legalEntityIds: readonly string[] = [],
): Promise<People> {
  const asked = [
    ...[...new Set(userIds)].map((id) => userKeys.user(actor, id)),
    ...[...new Set(legalEntityIds)].map((id) => userKeys.legalEntity(actor, id)),
  ];
  const found = asked.length ? await getItems(asked) : [];
  const users = found.flatMap((item) => (item && 'userId' in item ? [[item.userId, item] as const] : []));
  const companies = found.flatMap((item) => (item && !('userId' in item) ? [[item.legalEntityId, item] as const] : []));
  return { users: new Map(users), companies: new Map(companies) };
}

/** Cards of users as their rows say them now, and not an index, by their ids: one trip, at most 100. */
export async function readUserCards(actor: Actor, userIds: readonly string[]): Promise<ReadonlyMap<string, UserCard>> {
  const asked = userIds.map((id) => userKeys.user(actor, id));
  const rows = asked.length ? await getItems(asked, { fields: ['card'] }) : [];
  return new Map(userIds.flatMap((id, at) => (rows[at] ? [[id, unpackUserCard(String(rows[at].card))] as const] : [])));
}

/** What a mailed link's secret stands for; expiry is for the caller to check, deletion is late. */
export const readLink = (actor: Actor, secret: string): Promise<LinkItem | undefined> =>
  getItem(userKeys.once(actor, hashSecret(secret)));

/** How the site's users are numbered. One read. */
export async function readUserNumbers(actor: Actor): Promise<Numbers> {
  const row = await getItem(userKeys.userNumbers(actor));
  return { last: row?.last ?? 0, removed: row?.removed ?? new Set() };
}

/** How many users the site has numbered so far. */
export const lastUserNumber = async (actor: Actor): Promise<number> => (await readUserNumbers(actor)).last;

export const readBackOff = (actor: Actor, what: 'PASSWORD' | 'CODE', hash: string): Promise<BackOffItem | undefined> =>
  getItem(requestKeys.rate(actor, what, hash));

export const panAad = (actor: Actor, userId: string): string => `pan/${actor.site}/${userId}`;

/** A person's own PAN, opened; undefined where none is kept. Whoever asks for it has it noted before. */
export async function openPersonPan(actor: Actor, userId: string): Promise<string | undefined> {
  const item = await getItem(userKeys.userPan(actor, userId));
  return item && ((await decryptPersonal(panAad(actor, userId), item.sealed)) as string);
}
