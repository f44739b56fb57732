import { getItems } from '#functions/table/read.ts';
import type { KeyRights, UserItem } from '#functions/users/model.ts';
import { identityKeys } from './identity-keys.ts';

/**
 * The user of a program's key with what its company's owner, who made it, may do and pays now: type, company, groups and
 * switches are the owner's as they stand, so that nothing is kept in two places; of a test key the type alone, since groups
 * are the home site's. Undefined, and the key is over, where the
 * owner is gone, blocked, or owns the company no more. One trip.
 */
export async function asItsOwner(
  site: string,
  machine: UserItem,
  { home, madeBy }: KeyRights,
): Promise<UserItem | undefined> {
  const { legalEntityId } = machine;
  if (!legalEntityId) return undefined;
  const [owner, company] = await getItems([
    identityKeys.user(home ?? site, madeBy),
    identityKeys.company(home ?? site, legalEntityId),
  ] as const);
  if (!owner || owner.isBlocked || owner.isMachine || owner.legalEntityId !== legalEntityId) return undefined;
  if (owner.userType === 'staff' || company?.ownerUserId !== madeBy) return undefined;
  if (home !== undefined) return { ...machine, userType: owner.userType };
  const { userType, companyName, companyGroupId, groupId, marketId, isAwaitingApproval } = owner;
  const { isFlightHoldAllowed, isFlightSearchAllowed, isSearchExempt } = owner;
  return {
    ...machine,
    ...{ userType, companyName, companyGroupId, groupId, marketId, isAwaitingApproval },
    ...{ isFlightHoldAllowed, isFlightSearchAllowed, isSearchExempt },
    isSuperAdmin: false,
  };
}
