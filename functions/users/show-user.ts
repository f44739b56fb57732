import type { UserActor } from '#functions/actor.ts';
import { gstStates, isGstin } from '#shared/site/gst-states.ts';
import type { LegalEntityData, UserData } from '#shared/users/model.ts';
import { instant } from '#shared/time.ts';
import { shownOfPan, withMaskedTax } from '#shared/users/company/masked-tax.ts';
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

/** How a company said it is reached when it registered. */
export function showCompanyContact(entity: LegalEntityItem | undefined) {
  if (!entity?.contact) return null;
  const { contact } = entity;
  const numbered = (code: string, number: string) => (number ? `${code} ${number}`.trim() : '');
  return {
    primaryEmail: contact.primaryEmail,
    primaryPhone: numbered(contact.primaryPhoneCode, contact.primaryPhone),
    secondaryPhone: numbered(contact.secondaryPhoneCode, contact.secondaryPhone),
    concernedPerson: `${contact.concernedPersonFirstName} ${contact.concernedPersonLastName}`.trim(),
  };
}

/** What invoices are made out to: what was given for them, else the company, else the person. */
export const billingNameOf = (user: UserItem, entity: LegalEntityItem | undefined): string =>
  (entity ? entity.billingName : user.billing?.billingName) ||
  entity?.companyName ||
  user.companyName ||
  `${user.firstName} ${user.lastName}`.trim();

/** The state that the GST number on invoices belongs to. */
export function gstStateOf(user: UserItem, entity: LegalEntityItem | undefined): string {
  const number = (entity ? entity.gstNumber : user.gstNumber) ?? '';
  if (isGstin(number) || shownOfPan(number)) return gstStates[number.slice(0, 2)] ?? '';
  return (entity ? (entity.gstState ?? entity.state) : user.billing?.gstState) ?? '';
}

/**
 * A user as its own pages see it, with its company where it has one; the company's numbers count before the user's own.
 * A person's PAN is masked wherever it stands: whole it is on the owner's billing page alone.
 */
export function showUser(user: UserItem, entity: LegalEntityItem | undefined): UserData {
  const shown = asKept(user, entity);
  return {
    ...withMaskedTax(shown),
    legalEntity: shown.legalEntity && withMaskedTax(shown.legalEntity),
    billing: withMaskedTax(shown.billing),
  };
}

/** Who stands for a partner site here, by their own name, for which site, and until when. */
export function showPartner(partner: UserItem, { name, until }: NonNullable<UserActor['stay']>): UserData {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    ...showUser({ ...partner, firstName, lastName: rest.join(' ') }, undefined),
    partnerStay: { name, companyName: partner.companyName ?? partner.partnerSite ?? '', until: instant(until) },
  };
}

function asKept(user: UserItem, entity: LegalEntityItem | undefined): UserData {
  const companyName = entity?.companyName ?? user.companyName ?? '';
  const gstNumber = entity?.gstNumber ?? user.gstNumber ?? '';
  const panNumber = entity?.panNumber ?? user.panNumber ?? '';
  return {
    id: user.userId,
    users_id: user.userId,
    userType: user.userType,
    firstName: user.firstName,
    lastName: user.lastName,
    ...(user.gender && { gender: user.gender }),
    email: user.email,
    phoneNumbers: user.phoneNumbers,
    legalEntity: entity ? showLegalEntity(entity) : null,
    taLogoUrl: entity?.logoUrl ?? user.taLogoUrl,
    referralCode: user.referralCode,
    status: user.status,
    isBlocked: user.isBlocked,
    isAwaitingApproval: user.isAwaitingApproval ?? false,
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
      billingName: billingNameOf(user, entity),
      gstNumber,
      gstState: gstStateOf(user, entity),
      panNumber,
    },
    isFlightHoldAllowed: user.isFlightHoldAllowed,
    isFlightSearchAllowed: user.isFlightSearchAllowed,
  };
}
