import type { Actor } from '#functions/actor.ts';
import { mayReach } from '#functions/actors/may-reach.ts';
import { type Scope, wholeSite } from '#functions/scope.ts';
import { paddedNumber } from '#functions/lists/numbers-of-page.ts';
import { pageOf } from '#functions/lists/pages.ts';
import { readCards, readNumberedPage } from '#functions/lists/store.ts';
import { ownerOf } from '#functions/actors/user.ts';
import { readPermissionGroups } from '#functions/permissions/store.ts';
import { flightKeys } from '#functions/flights/keys.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { userKeys } from './keys.ts';
import { listIn, type ListPlaces } from '#functions/table/list-in.ts';
import { getItems, getListed, queryAll, queryPage } from '#functions/table/read.ts';
import type { NumberedPage } from '#shared/lists/pages.ts';
import type { UserType } from '#shared/users/types.ts';
import type { FlightMonthItem, UserEventItem, UserItem, UserNoteItem, UserWordCard } from './model.ts';
import { readUser, readUserNumbers } from './store.ts';
import { unpackUserCard, type UserCard } from './user-card.ts';

interface CursorPage<Card> {
  cards: Card[];
  cursor: string | undefined;
}
interface Asked {
  cursor: string | undefined;
  limit: number;
}

const byNumber: ListPlaces = { site: userKeys.usersByNumber };

/** Page n of all users of the site, newest first: the numbers in one read, the rows in one Query, of the first page beside it. */
export const pageOfCustomers = (scope: Scope, page: number, size: number): Promise<NumberedPage<UserCard>> =>
  readNumberedPage({
    list: listIn(scope, byNumber),
    unpack: unpackUserCard,
    numbers: readUserNumbers(scope.actor),
    page,
    size,
  });

/** Users of the site, or those of one type, newest first, by cursor. One Query. */
export const customersFrom = (scope: Scope, type: UserType | '', asked: Asked): Promise<CursorPage<UserCard>> =>
  readCards(listIn(scope, type ? { site: (actor) => userKeys.usersByType(actor, type) } : byNumber), unpackUserCard, {
    ...asked,
    descending: true,
  });

/** Agents who registered and wait to be approved, newest first, by cursor. One Query. */
export const customersAwaitingApproval = (scope: Scope, asked: Asked): Promise<CursorPage<UserCard>> =>
  readCards(listIn(scope, { site: userKeys.usersAwaitingApproval }), unpackUserCard, { ...asked, descending: true });

/** A page of a permission group's members: its number, and where the page before ended, where that is known. */
interface MembersAsked {
  groupId: string;
  page: number;
  cursor: string | undefined;
  size: number;
}

/**
 * Page n of a permission group's members, newest first; none where the site has no such group. One Query of the page
 * alone for the first page and from a cursor on; any other page reads those before it as well. How many there are is
 * counted with every move, and read from the cached groups.
 */
export async function pageOfPermissionGroup(
  scope: Scope,
  { groupId, page, cursor, size }: MembersAsked,
): Promise<NumberedPage<UserCard> & { cursor: string | null }> {
  const { members = 0 } = (await readPermissionGroups(scope.actor)).get(groupId) ?? {};
  const list = listIn(scope, { site: (actor) => userKeys.usersOfPermissionGroup(actor, groupId) });
  const skipped = cursor ? 0 : (page - 1) * size;
  const cards: UserCard[] = [];
  let next = cursor;
  // One Query, where a megabyte does not cut it short.
  for (
    let isRead = page > 1 && (page - 1) * size >= members;
    !isRead;
    isRead = !next || cards.length === skipped + size
  ) {
    const read = await readCards(list, unpackUserCard, {
      cursor: next,
      limit: skipped + size - cards.length,
      descending: true,
    });
    cards.push(...read.cards);
    next = read.cursor;
  }
  const found = pageOf(cards.slice(skipped), members, page, size);
  return { ...found, cursor: found.hasNextPage ? (next ?? null) : null };
}

/** The user with this customer number. */
export const customerByNumber = (scope: Scope, number: number): Promise<UserCard | undefined> =>
  cardNumbered(wholeSite(scope), number);

async function cardNumbered(actor: Actor, number: number): Promise<UserCard | undefined> {
  const listed = await getListed(userKeys.usersByNumber(actor), paddedNumber(number));
  return listed?.card === undefined ? undefined : unpackUserCard(listed.card);
}

/** Whoever has this email, or one of these phones (dial code with its plus, then digits), exactly. */
export async function customersByClaims(scope: Scope, email: string, phones: readonly string[]): Promise<string[]> {
  const actor = wholeSite(scope);
  const claims = [
    ...(email ? [userKeys.uniqueEmail(actor, email)] : []),
    ...phones.map((phone) => userKeys.uniquePhone(actor, phone)),
  ];
  const holders = claims.length ? await getItems(claims) : [];
  return holders.flatMap((holder) => (holder ? [String(holder.userId)] : []));
}

/** Whoever has a word beginning so (at least two letters), a page of words. */
export async function customersByWord(
  scope: Scope,
  beginning: string,
  asked: Asked,
): Promise<CursorPage<UserWordCard>> {
  const list = listIn(scope, { site: (actor) => listKeys.words(actor, 'USER', beginning) });
  const { items, cursor } = await queryPage(list, {
    ...asked,
    beginsWith: beginning,
    consistent: true,
    fields: ['card'],
  });
  return { cards: items.map(({ card }) => card), cursor };
}

/** What was done to a user's account, newest first. */
export const readUserEvents = async (actor: Actor, userId: string, most: number): Promise<UserEventItem[]> =>
  (
    await queryPage(userKeys.userEvents(actor, userId), {
      descending: true,
      consistent: true,
      limit: most,
    })
  ).items;

/** What staff wrote about a user, newest first. */
export const readUserNotes = async (actor: Actor, userId: string, most: number): Promise<UserNoteItem[]> =>
  (
    await queryPage(userKeys.userNotes(actor, userId), {
      descending: true,
      consistent: true,
      limit: most,
    })
  ).items;

/** How often a user searched and booked, of the months `yyyy-mm` from and to, both inclusive. One Query. */
export async function readFlightMonths(
  actor: Actor,
  userId: string,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, FlightMonthItem>> {
  const months = await queryAll(flightKeys.flightMonths(actor, userId), {
    from: `FLIGHT#${from}`,
    to: `FLIGHT#${to}`,
    consistent: true,
  });
  return new Map(months.map((month) => [month.sk.slice('FLIGHT#'.length), month]));
}

/** The row of the site's user with this customer number, as it stands; undefined where there is none the actor reaches. */
export async function readCustomerNumbered(actor: Actor, customerId: number): Promise<UserItem | undefined> {
  const card = await cardNumbered(actor, customerId);
  const user = card && (await readUser(actor, card.userId));
  return user && mayReach(actor, ownerOf(user)) ? user : undefined;
}
