import type { Actor } from '#functions/actor.ts';
import { agencyLetterhead, type Letterhead } from '#functions/notifications/letterhead.ts';
import type { Mail } from '#functions/notifications/mail.ts';
import type { Issuer } from '#shared/bookings/ticket.ts';
import type { SiteData } from '#shared/site/model.ts';
import type { BookingItem } from './model.ts';
import { isResold } from './recipients-of.ts';
import { ticketIssuer } from './ticket-issuer.ts';

/**
 * What a mail about a booking is written on, and who it comes from where that is not the site: an agency's client
 * (`isForClient`) reads the agency's name and logo, and the site's nowhere. `known`: its issuer, read before.
 */
export async function bookingLetterhead(
  actor: Actor,
  booking: BookingItem,
  site: SiteData,
  isForClient: boolean,
  known?: Issuer,
): Promise<{ letterhead: Letterhead } & Pick<Mail, 'sender'>> {
  if (!isForClient || !isResold(booking)) return { letterhead: site };
  const letterhead = agencyLetterhead(site, known ?? (await ticketIssuer(actor, booking)));
  return { letterhead, sender: { name: letterhead.siteName, replyTo: letterhead.adminEmail } };
}
