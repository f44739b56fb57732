import { getItems } from '#functions/table/read.ts';
import type { KeyRights, LegalEntityItem, UserItem } from '#functions/users/model.ts';
import { identityKeys } from './identity-keys.ts';
import { asPartnerKey, type PartnerMakers, partnerMakerKeys } from './partner-machine.ts';

/** Who made a key, and the company or partner site that it is of: what never changes of it. */
type Making = {
  /** The site that it was made at: of a test key not the sandbox. */
  site: string;
  madeBy: string;
} & ({ legalEntityId: string } | { partner: string });

type CompanyMakers = readonly [owner: UserItem | undefined, company: LegalEntityItem | undefined];
/** Empty: nothing was read beside the session. */
export type Makers = CompanyMakers | PartnerMakers | readonly [];

/** By the machine user, of keys that this process has met: it knows what to read of them before their session is there. */
const makings = new Map<string, Making>();
const MOST_REMEMBERED = 1000;

/** Where those stand who made a key that was met before; undefined of any other, and at the partner's own site, where it is none. */
export function makerKeys(site: string, machineId: string) {
  const making = makings.get(machineId);
  if (!making || ('partner' in making && making.partner === site)) return undefined;
  return 'partner' in making
    ? partnerMakerKeys(making.site, making.partner, making.madeBy)
    : companyMakerKeys(making.site, making.madeBy, making.legalEntityId);
}

const companyMakerKeys = (site: string, madeBy: string, legalEntityId: string) =>
  [identityKeys.user(site, madeBy), identityKeys.company(site, legalEntityId)] as const;

function remember(machineId: string, making: Making): void {
  if (makings.size > MOST_REMEMBERED) makings.clear();
  makings.set(machineId, making);
}

const isOfPartner = (makers: Makers): makers is PartnerMakers => makers.length > 2;
const isOfCompany = (makers: Makers): makers is CompanyMakers => makers.length === 2;

/**
 * The user of a program's key with what whoever it belongs to may do and pays now: a company by its owner, who made it, a
 * partner site by its links. Undefined, and the key makes no calls, where they may not have one. `known`: what stands at
 * `makerKeys`, read beside the session; without it one trip.
 */
export async function asItsOwner(
  site: string,
  machine: UserItem,
  rights: KeyRights,
  known: Makers,
): Promise<UserItem | undefined> {
  const { home = site, madeBy } = rights;
  const { legalEntityId, partnerSite } = machine;
  if (partnerSite !== undefined) {
    remember(machine.userId, { site: home, madeBy, partner: partnerSite });
    const makers = isOfPartner(known) ? known : await getItems(partnerMakerKeys(home, partnerSite, madeBy));
    return asPartnerKey(machine, makers, rights.home);
  }
  if (!legalEntityId) return undefined;
  remember(machine.userId, { site: home, madeBy, legalEntityId });
  const makers = isOfCompany(known) ? known : await getItems(companyMakerKeys(home, madeBy, legalEntityId));
  return asCompanyKey(machine, makers, rights);
}

/**
 * Type, company, groups and switches are the owner's as they stand, so that nothing is kept in two places; of a test key the
 * type alone, since groups are the home site's. Undefined where the owner is gone, blocked, or owns the company no more.
 */
function asCompanyKey(
  machine: UserItem,
  [owner, company]: CompanyMakers,
  { home, madeBy }: KeyRights,
): UserItem | undefined {
  if (!owner || owner.isBlocked || owner.isMachine || owner.legalEntityId !== machine.legalEntityId) return undefined;
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
