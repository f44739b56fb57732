import type { Actor } from '#functions/actor.ts';
import { letterheadLogo } from '#functions/files/letterhead-logo.ts';
import { readSite } from '#functions/site/store.ts';
import type { Issuer, TicketDocument } from '#shared/bookings/ticket.ts';
import type { BookingItem } from './model.ts';
import { showTicket } from './show-ticket.ts';
import { ticketIssuer } from './ticket-issuer.ts';

export interface TicketPaperWish {
  hidePrice: boolean;
  /** The one passenger whose ticket it is, from 0. */
  pax?: number;
  /** Whose letterhead it carries, read before. */
  issuer?: Issuer;
}

/** A file, as it is saved and as it is. */
export interface PaperFile {
  fileName: string;
  bytes: Buffer;
}

/**
 * A booking's e-ticket as a PDF, as its page shows it to the actor, who may see the booking (the read has asked that).
 * undefined where there is no such passenger.
 */
export async function makeTicketPaper(
  actor: Actor,
  booking: BookingItem,
  { hidePrice, pax, issuer: known }: TicketPaperWish,
): Promise<PaperFile | undefined> {
  if (pax !== undefined && pax >= booking.passengers.length) return undefined;
  const [site, issuer] = await Promise.all([readSite(actor), known ?? ticketIssuer(actor, booking)]);
  const ticket = showTicket(actor, booking, issuer);
  const [logo, { drawTicketPaper }] = await Promise.all([
    letterheadLogo(actor, issuer.logoUrl),
    import('./ticket-paper.ts'),
  ]);
  const bytes = await drawTicketPaper(ticket, {
    zone: site.zone,
    colour: site.brandingSettings.form.theme.palette.primary,
    hidePrice,
    ...(logo && { logo }),
    ...(pax !== undefined && { pax }),
  });
  return { fileName: `${ticketFileName(ticket)}.pdf`, bytes };
}

/** What a ticket's files are called: by its PNR, before it has one by its booking. */
export const ticketFileName = ({ pnr, bookingId }: Pick<TicketDocument, 'pnr' | 'bookingId'>): string =>
  `e-ticket-${(pnr || bookingId).replace(/[^\w-]/g, '')}`;
