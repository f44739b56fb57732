import type { UserItem } from '#functions/users/model.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';
import type { SiteHead } from '#shared/site/model.ts';
import { noPermissions } from './no-permissions.ts';
import { type OwnerId, seal, type UserActor } from '#functions/actor.ts';

/** Agents and corporates own as their legal entity, who stands for a partner site as that, everyone else as themselves. */
export const ownerOf = (user: Pick<UserItem, 'userType' | 'legalEntityId' | 'userId' | 'partnerSite'>): OwnerId => {
  if (user.partnerSite) return `SITE#${user.partnerSite}`;
  return (user.userType === 'travelAgent' || user.userType === 'corporate') && user.legalEntityId
    ? `LE#${user.legalEntityId}`
    : `U#${user.userId}`;
};

/** The signed-in user, from a live session (see identify). */
export const makeUser = (
  head: SiteHead,
  user: UserItem,
  sessionHash: string,
  permissions: ReadonlySet<Permission> = noPermissions,
  stay?: UserActor['stay'],
): UserActor =>
  seal<UserActor>({
    kind: 'user',
    site: head.site,
    head,
    userId: user.userId,
    userType: user.userType,
    owner: ownerOf(user),
    email: user.email,
    name: `${user.firstName} ${user.lastName}`.trim(),
    sessionHash,
    sessionEpoch: user.sessionEpoch,
    referralCode: user.referralCode,
    isSuperAdmin: user.isSuperAdmin,
    groupId: user.groupId ?? '',
    marketId: user.marketId ?? '',
    isAwaitingApproval: user.isAwaitingApproval ?? false,
    isFlightSearchAllowed: user.isFlightSearchAllowed,
    isFlightHoldAllowed: user.isFlightHoldAllowed,
    isSearchExempt: user.isSearchExempt ?? false,
    permissions,
    ...(stay && { stay }),
  });
