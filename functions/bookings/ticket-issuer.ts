import type { Actor } from '#functions/actor.ts';
import { readSite } from '#functions/site/store.ts';
import { legalEntityOf, type People, readBooker } from '#functions/users/store.ts';
import type { Issuer } from '#shared/bookings/ticket.ts';
import type { BookingItem } from './model.ts';

/**
 * Whose letterhead a ticket carries: the booking user's company if any, otherwise the site with its admin contact and
 * email. `known` are users and companies read before.
 */
export async function ticketIssuer(
  actor: Actor,
  { userId }: Pick<BookingItem, 'userId'>,
  known?: People,
): Promise<Issuer> {
  const [site, user] = await Promise.all([readSite(actor), known?.users.get(userId) ?? readBooker(actor, userId)]);
  const entity = known?.companies.get(user?.legalEntityId ?? '') ?? (user && (await legalEntityOf(actor, user)));
  const companyName = entity?.companyName || user?.company?.companyName || user?.companyName;
  if (!user || !companyName || user.userType === 'staff')
    return {
      companyName: site.companyName,
      logoUrl: site.logoUrl,
      address: site.address,
      contact: site.adminContact,
      email: site.adminEmail,
    };
  const phone = user.phoneNumbers.find(({ label }) => label === 'Primary') ?? user.phoneNumbers[0];
  const lines = entity
    ? [entity.address1, entity.address2, entity.city, entity.pincode]
    : [user.company?.address1, user.company?.address2];
  return {
    companyName,
    logoUrl: entity?.logoUrl ?? user.taLogoUrl,
    address: lines.filter(Boolean).join(', '),
    contact: phone ? `${phone.phoneCountryCode} ${phone.phoneNumber}`.trim() : '',
    email: user.email,
  };
}
