import type { Actor } from '#functions/actor.ts';
import { entry, indexAttributes } from '#functions/table/key.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { userKeys } from './keys.ts';
import type { Test, Write } from '#functions/table/write.ts';
import type { FailureCode } from '#shared/errors.ts';
import { paddedNumber } from '#functions/lists/numbers-of-page.ts';
import type { LegalEntityItem, UserItem } from './model.ts';
import { packedCompanyCard, packedUserCard, userWordCard } from './user-card.ts';

/** A row's places in lists and its card there, and the attributes of the lists that it stands in no more. */
export interface Listed {
  set: Record<string, string>;
  remove: readonly string[];
}

/**
 * All users by number and by type; users of a company, or else of a markup group; staff of a permission group, or agents
 * who wait to be approved.
 */
export function userPlaces(actor: Actor, user: UserItem): Listed {
  // The user of a program's key is in none, nor who stands for a partner site.
  if (user.isMachine || user.partnerSite) return { set: {}, remove: [] };
  const { userId, sequence, userType, legalEntityId, groupId, permissionGroupId, createdAt } = user;
  const since = `${createdAt}#${userId}`;
  const isInGroup = userType === 'staff' && permissionGroupId;
  const isWaiting = user.isSelfRegistered && user.isAwaitingApproval;
  return {
    set: {
      card: packedUserCard(user),
      ...entry(userKeys.usersByType(actor, userType), since),
      ...entry(userKeys.usersByNumber(actor), paddedNumber(sequence)),
      ...(legalEntityId
        ? entry(userKeys.usersOfCompany(actor, legalEntityId), since)
        : groupId && entry(userKeys.usersOfMarkupGroup(actor, groupId), since)),
      ...(isInGroup && entry(userKeys.usersOfPermissionGroup(actor, permissionGroupId), since)),
      ...(isWaiting && entry(userKeys.usersAwaitingApproval(actor), since)),
    },
    remove: [
      ...(legalEntityId || groupId ? [] : indexAttributes.gsi3),
      ...(isInGroup || isWaiting ? [] : indexAttributes.gsi4),
    ],
  };
}

/** All companies by name, and those that a markup group was given to. */
export function companyPlaces(actor: Actor, entity: LegalEntityItem): Listed {
  const { legalEntityId, companyName, groupId } = entity;
  const byName = `${companyName.toLowerCase().slice(0, 200)}#${legalEntityId}`;
  return {
    set: {
      card: packedCompanyCard(entity),
      ...entry(userKeys.companies(actor), byName),
      ...(groupId && entry(userKeys.companiesOfGroup(actor, groupId), byName)),
    },
    remove: groupId ? [] : indexAttributes.gsi2,
  };
}

/** What typing finds the user by. */
export const userWordWrites = (actor: Actor, user: UserItem, words: readonly string[]): Write<never>[] =>
  words.map((word) => ({
    kind: 'put',
    key: listKeys.word(actor, 'USER', word, user.userId),
    item: { card: userWordCard(user) },
  }));

/** A user's fields to be changed; one that is undefined is taken off the row. */
export type UserChanges = Partial<Omit<UserItem, 'userId' | 'sequence' | 'createdAt' | 'revision'>>;

/**
 * Changes a user's row together with what lists show of it. NOT_FOUND where it is gone; `otherwise`, by the row as it
 * stands, where a condition of the caller's does not hold or somebody else changed the row since it was read: a card
 * made of what was read would hide that change.
 */
export function changeUserRow<F extends FailureCode = never>(
  actor: Actor,
  user: UserItem,
  changes: UserChanges,
  {
    when = [],
    add = {},
    otherwise = () => 'CONFLICT',
  }: { when?: readonly Test[]; add?: Record<string, number>; otherwise?(old: UserItem): F | 'CONFLICT' | 'BUSY' } = {},
): Write<F | 'NOT_FOUND'> {
  const places = userPlaces(actor, { ...user, ...changes });
  const gone = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [field] : []));
  return {
    kind: 'update',
    key: userKeys.user(actor, user.userId),
    set: { ...changes, ...places.set },
    add: { ...add, revision: 1 },
    remove: [...gone, ...places.remove],
    when: [
      { exists: true },
      user.revision === undefined ? { field: 'revision', missing: true } : { field: 'revision', is: user.revision },
      ...when,
    ],
    otherwise: (old) => (old ? otherwise(old as unknown as UserItem) : 'NOT_FOUND'),
  };
}
