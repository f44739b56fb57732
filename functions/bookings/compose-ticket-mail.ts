import type { Actor } from '#functions/actor.ts';
import type { Mail } from '#functions/notifications/mail.ts';
import { ticketMail } from '#functions/notifications/ticket-mail.ts';
import { readSite } from '#functions/site/store.ts';
import { bookingSlug } from '#shared/bookings/model.ts';
import { formatDay } from '#shared/time.ts';
import { bookingLetterhead } from './booking-letterhead.ts';
import type { BookingItem } from './model.ts';
import { showTicket } from './show-ticket.ts';
import { ticketAttachments } from './ticket-attachments.ts';
import { ticketBarcodes, ticketHtml } from './ticket-html.ts';
import { ticketText } from './ticket-text.ts';
import { ticketIssuer } from './ticket-issuer.ts';

export interface TicketMailWish {
  to: string;
  /** Scheme, host and port the link leads to. */
  origin: string;
  hidePrice?: boolean;
  /** To somebody the booker sold to: an agency's client reads the agency's name and logo, and the site's nowhere. */
  isForClient?: boolean;
  /** What its sender writes above it. */
  message?: string;
}

/**
 * A booking's e-ticket as a mail: it stands alone, barcodes included, its button opens the page, and it carries the
 * ticket as a PDF and its flights for a calendar. No documents, no contact details.
 */
export async function composeTicketMail(
  actor: Actor,
  booking: BookingItem,
  { to, origin, hidePrice = false, isForClient = false, message = '' }: TicketMailWish,
): Promise<Mail> {
  const [site, issuer] = await Promise.all([readSite(actor), ticketIssuer(actor, booking)]);
  const ticket = showTicket(actor, booking, issuer);
  const first = booking.segments[0]!;
  const turn = booking.segments.findLast(({ tripIndicator }) => tripIndicator === first.tripIndicator)!;
  const route = `${first.originCityName} to ${turn.destinationCityName}`;
  const slug = encodeURIComponent(bookingSlug(booking.bookingId, booking.pnr));
  const { letterhead, sender } = await bookingLetterhead(actor, booking, site, isForClient, issuer);
  const mail = ticketMail(letterhead, {
    to,
    subject: `E-Ticket ${booking.pnr}: ${route}, ${formatDay(first.departureTime)}`,
    heading: 'E-Ticket',
    paragraphs: [
      ...paragraphsOf(message),
      `${route}, ${formatDay(first.departureTime, { weekday: true })}. PNR ${booking.pnr}. You can print the e-ticket page.`,
    ],
    ticketHtml: ticketHtml(ticket, { zone: site.zone, hidePrice }).text,
    ticketText: ticketText(ticket, hidePrice),
    barcodes: ticketBarcodes(ticket),
    attachments: await ticketAttachments(actor, booking, { hidePrice, issuer }),
    link: {
      label: 'Open e-ticket',
      link: `${origin}/app/flight/eTicket/${slug}${hidePrice || isForClient ? '?hp=true' : ''}`,
    },
  });
  return { ...mail, bookingId: booking.bookingId, ...(sender && { sender }) };
}

/** As it was written: an empty line begins a paragraph. */
const paragraphsOf = (message: string): string[] =>
  message
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
