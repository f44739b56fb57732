import type { JobActor } from '#functions/actor.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { composeTicketMail } from './compose-ticket-mail.ts';
import { recipientsOf } from './recipients-of.ts';
import { readBooking } from './store.ts';
import { mailedOnceWrites } from './ticket-writes.ts';

/**
 * Mails a ticketed booking's e-ticket to who booked it and to who travels, once: the booking's row notes it in the
 * commit that queues the mail, so a repeat answers ok and sends nothing. A sending that fails is the mail sweeper's; only
 * a queue that failed is a failure.
 */
export async function mailTicket(actor: JobActor, bookingId: string): Promise<Outcome<void>> {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  if (booking.ticketMailIds) return ok(undefined);
  const origin = siteOrigin(await readSite(actor));
  const recipients = recipientsOf(booking);
  const mails = await Promise.all(
    recipients.map(async (recipient) =>
      mailWrites(actor, 'ticket', await composeTicketMail(actor, booking, { ...recipient, origin })),
    ),
  );
  const queued = await commit(actor, [
    ...mailedOnceWrites(
      actor,
      bookingId,
      'ticketMailIds',
      mails.map(({ mailId }) => mailId),
    ),
    ...mails.flatMap(({ writes }) => writes),
  ]);
  if (!queued.ok) return queued.code === 'CONFLICT' ? ok(undefined) : queued;
  for (const { mailId } of mails) await tryMail(actor, mailId);
  return ok(undefined);
}
