import { getItems } from '#functions/table/read.ts';
import type { KeyRights, LegalEntityItem, UserItem } from '#functions/users/model.ts';
import { identityKeys } from './identity-keys.ts';

/** Who made a key, and the company that it is of: what never changes of it. */
interface Making {
  /** The site that both stand at: of a test key the one that it was made at. */
  site: string;
  madeBy: string;
  legalEntityId: string;
}

export type Makers = readonly [owner: UserItem | undefined, company: LegalEntityItem | undefined];

/** By the machine user, of keys that this process has met: it knows what to read of them before their session is there. */
const makings = new Map<string, Making>();
const MOST_REMEMBERED = 1000;

/** Where those stand who made a key that was met before, the person first; undefined of any other. */
export function makerKeys(machineId: string) {
  const making = makings.get(machineId);
  return making && keysOf(making);
}

const keysOf = ({ site, madeBy, legalEntityId }: Making) =>
  [identityKeys.user(site, madeBy), identityKeys.company(site, legalEntityId)] as const;

/**
 * The user of a program's key with what its company's owner, who made it, may do and pays now: type, company, groups and
 * switches are the owner's as they stand, so that nothing is kept in two places; of a test key the type alone, since groups
 * are the home site's. Undefined, and the key is over, where the
 * owner is gone, blocked, or owns the company no more. `known`: what stands at `makerKeys`, read beside the session; without it one trip.
 */
export async function asItsOwner(
  site: string,
  machine: UserItem,
  { home, madeBy }: KeyRights,
  known: Makers | undefined,
): Promise<UserItem | undefined> {
  const { legalEntityId } = machine;
  if (!legalEntityId) return undefined;
  const making = { site: home ?? site, madeBy, legalEntityId };
  if (makings.size > MOST_REMEMBERED) makings.clear();
  makings.set(machine.userId, making);
  const [owner, company] = known ?? (await getItems(keysOf(making)));
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
