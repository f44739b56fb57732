import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { putDocument } from '#functions/files/document-object.ts';
import type { Attachment } from '#functions/notifications/mail.ts';
import { log } from '#functions/runtime/log.ts';
import { calendarFile } from '#shared/bookings/calendar-file.ts';
import type { Issuer } from '#shared/bookings/ticket.ts';
import { makeTicketPaper } from './make-ticket-paper.ts';
import type { BookingItem } from './model.ts';

/**
 * What an e-ticket's mail carries: the ticket as a PDF, made here and read again when the mail goes out, and its flights
 * for a calendar. A paper that cannot be made is left out: the mail shows the ticket itself.
 */
export async function ticketAttachments(
  actor: Actor,
  booking: BookingItem,
  wish: { hidePrice: boolean; issuer: Issuer },
): Promise<Attachment[]> {
  const { bookingId, pnr, segments } = booking;
  const calendar: Attachment = {
    filename: `flights-${pnr}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    text: calendarFile({ bookingId, pnr, segments }, clock.now()),
  };
  try {
    const paper = await makeTicketPaper(actor, booking, wish);
    if (!paper) return [calendar];
    const object = await putDocument(actor, paper.bytes);
    return [{ filename: paper.fileName, contentType: 'application/pdf', object }, calendar];
  } catch (error) {
    log.error('ticket without its paper', { site: actor.site, bookingId, error: error as Error });
    return [calendar];
  }
}
