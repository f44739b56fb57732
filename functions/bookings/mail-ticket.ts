import type { JobActor } from '#functions/actors/actor.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { composeTicketMail } from './compose-ticket-mail.ts';
import { readBooking } from './store.ts';
import { ticketMailedWrites } from './ticket-writes.ts';

/**
 * Mails a ticketed booking's e-ticket to who booked it, once: the booking's row notes it in the commit that queues the mail,
 * so a repeat answers ok and sends nothing. A sending that fails is the mail sweeper's; only a queue that failed is a failure.
 */
export async function mailTicket(actor: JobActor, bookingId: string): Promise<Outcome<void>> {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  const mail = await composeTicketMail(actor, booking, { to: booking.createdBy.email, origin: siteOrigin(await readSite(actor)) });
  const { mailId, writes } = await mailWrites(actor, 'ticket', mail);
  const queued = await commit(actor, [...ticketMailedWrites(actor, bookingId, mailId), ...writes]);
  if (!queued.ok) return queued.code === 'CONFLICT' ? ok(undefined) : queued;
  await tryMail(actor, mailId);
  return ok(undefined);
}
