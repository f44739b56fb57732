import type { Scope } from '#functions/scope.ts';
import { drive, PAGE } from '#functions/lists/drive.ts';
import { onePage, wholePage } from '#functions/lists/pages.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { NarrowablePage } from '#shared/lists/pages.ts';
import type { CustomerFilter } from '#shared/users/customers/customer-filter.ts';
import { customersAwaitingApproval, customersFrom, pageOfCustomers } from '../customer-store.ts';
import { readUser } from '../store.ts';
import { type UserCard, userCard } from '../user-card.ts';

/**
 * The site's users, newest first. All of them by numbered pages; those of a type by their own list, and what narrows
 * further filtered over compact cards, a bounded amount read, with a cursor and how far back it looked. NOT_FOUND for
 * one user who is not the site's. With `wanted` it goes by cursor in any case, so many rows at a time: numbered pages
 * move on while somebody signs up.
 */
export async function findCustomers(
  scope: Scope,
  filter: CustomerFilter,
  wanted?: number,
): Promise<Outcome<NarrowablePage<UserCard>, 'NOT_FOUND'>> {
  const { groupId } = filter;
  // Rows may still name a group that was removed: it counts as none, as it does for prices.
  if (groupId && !(await readMarkups(scope.actor)).groups.some(({ id }) => id === groupId)) return ok(onePage([]));
  if (filter.userId !== undefined) {
    const user = await readUser(scope.actor, filter.userId);
    return user ? ok(onePage([userCard(user)].filter((card) => fits(card, filter)))) : fail('NOT_FOUND');
  }
  const isNarrowed = Boolean(groupId || filter.status || filter.isBlocked || filter.isExempted);
  if (!isNarrowed && !filter.isAwaitingApproval && !filter.userType && wanted === undefined)
    return ok(wholePage(await pageOfCustomers(scope, filter.page, PAGE)));
  const { found, cursor, last } = await drive<UserCard>({
    read: (page) =>
      filter.isAwaitingApproval ? customersAwaitingApproval(scope, page) : customersFrom(scope, filter.userType, page),
    fits: (card) => fits(card, filter),
    isNarrowed,
    cursor: filter.cursor,
    wanted,
  });
  return ok(onePage(found, { cursor, lookedBackTo: last?.createdAt }));
}

const fits = (
  card: UserCard,
  { userType, groupId, status, isBlocked, isExempted, isAwaitingApproval }: CustomerFilter,
): boolean =>
  (!userType || card.userType === userType) &&
  (!groupId || card.groupId === groupId) &&
  (!status || card.status === status) &&
  (!isBlocked || card.isBlocked === true) &&
  (!isExempted || card.isSearchExempt === true) &&
  (!isAwaitingApproval || card.isAwaitingApproval === true);
