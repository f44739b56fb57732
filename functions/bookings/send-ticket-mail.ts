import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { deliverDueMail } from '#functions/notifications/deliver-due-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { sendTicketMail } from '#shared/bookings/send-ticket-mail.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, failures, ok, type Outcome } from '#shared/errors.ts';
import { HOUR } from '#shared/time.ts';
import { composeTicketMail, type TicketMailWish } from './compose-ticket-mail.ts';
import type { BookingItem } from './model.ts';
import { readBooking } from './store.ts';

/** Tickets one user may have mailed. */
const MAILS = { limit: 30, windowMs: HOUR };
const NOBODY = 'Please choose who to send the ticket to.';

/**
 * To the signed-in user's own address, and to one of who travels. What goes there is the ticket of a booking that is the
 * sender's, with a few words above it, at most so many an hour: nobody's relay.
 */
export const sendTicketMailHandler = handle(
  sendTicketMail,
  async (actor, { bookingId, siteId, hidePrice, toMe, clientEmail, showPriceToClient, message }, { origin }) => {
    if (siteId !== actor.site) return fail('FORBIDDEN');
    const booking = await readBooking(actor, bookingId);
    if (!booking) return fail('NOT_FOUND');
    if (!toMe && !clientEmail) return fail('VALIDATION', { errors: { toMe: NOBODY } });
    const wishes: TicketMailWish[] = [
      ...(toMe ? [{ to: actor.email, origin, hidePrice }] : []),
      ...(clientEmail ? [{ to: clientEmail, origin, hidePrice: !showPriceToClient, isForClient: true, message }] : []),
    ];
    const sentTo: string[] = [];
    const failed: { email: string; message: string }[] = [];
    for (const wish of wishes) {
      const done = await send(actor, booking, wish);
      if (!done.ok) return done;
      if (done.value === '') sentTo.push(wish.to);
      else failed.push({ email: wish.to, message: done.value });
    }
    if (sentTo.length) return ok({ sentTo, failed });
    return fail('MAIL_FAILED', { message: failed.map((one) => one.message).join(' ') });
  },
);

/** Answers why it did not go; empty where it did. */
async function send(
  actor: UserActor,
  booking: BookingItem,
  wish: TicketMailWish,
): Promise<Outcome<string, CommonFailure>> {
  const allowed = await spend(actor, 'TICKETMAIL', actor.userId, MAILS);
  if (!allowed.ok) return allowed;
  const { mailId, writes } = await mailWrites(actor, 'ticket', await composeTicketMail(actor, booking, wish));
  const written = await commit(actor, writes);
  if (!written.ok) return written;
  const state = await deliverDueMail(actor, mailId);
  if (state === 'SENT') return ok('');
  if (state !== 'SUPPRESSED') return ok(failures.MAIL_FAILED.message);
  return ok(
    wish.isForClient
      ? `Emails to ${wish.to} bounce. Please check the address.`
      : `Emails to ${wish.to} bounce. Please check the address in your profile.`,
  );
}
