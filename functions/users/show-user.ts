import type { LegalEntityData, UserData } from '#shared/users/model.ts';
import type { LegalEntityItem, UserItem } from './model.ts';

/** A company as pages see it. */
export const showLegalEntity = (entity: LegalEntityItem): LegalEntityData => ({
  id: entity.legalEntityId,
  companyName: entity.companyName,
  address1: entity.address1,
  address2: entity.address2,
  city: entity.city,
  state: entity.state,
  country: entity.country,
  pincode: entity.pincode,
  gstNumber: entity.gstNumber,
  panNumber: entity.panNumber,
  default_LE_GroupId: entity.groupId,
});

/** A user as pages see it, with its company where it has one; the company's numbers count before the user's own. */
export function showUser(user: UserItem, entity: LegalEntityItem | undefined): UserData {
  const companyName = entity?.companyName ?? user.companyName ?? '';
  const gstNumber = entity?.gstNumber ?? user.gstNumber ?? '';
  const panNumber = entity?.panNumber ?? user.panNumber ?? '';
  return {
    id: user.userId,
    users_id: user.userId,
    userType: user.userType,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumbers: user.phoneNumbers,
    legalEntity: entity ? showLegalEntity(entity) : null,
    taLogoUrl: entity?.logoUrl ?? user.taLogoUrl,
    referralCode: user.referralCode,
    status: user.status,
    isBlocked: user.isBlocked,
    isCompanyOwner: entity?.ownerUserId === user.userId,
    isSuperAdmin: user.isSuperAdmin,
    hasSecondFactor: user.hasSecondFactor ?? false,
    companyName,
    panNumber,
    gstNumber,
    company: user.company ?? {
      companyName,
      address1: entity?.address1 ?? '',
      address2: entity?.address2 ?? '',
      secondaryPhone: user.phoneNumbers.find(({ label }) => label === 'Secondary')?.phoneNumber ?? '',
    },
    billing: {
      billingName: companyName || `${user.firstName} ${user.lastName}`.trim(),
      gstNumber,
      gstState: entity?.state ?? '',
      panNumber,
    },
    isFlightHoldAllowed: user.isFlightHoldAllowed,
    isFlightSearchAllowed: user.isFlightSearchAllowed,
  };
}
