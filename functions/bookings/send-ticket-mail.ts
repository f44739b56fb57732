import { handle } from '#functions/http/handle.ts';
import { spend } from '#functions/http/rate-limit.ts';
import { deliverDueMail } from '#functions/notifications/deliver-due-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { sendTicketMail } from '#shared/bookings/send-ticket-mail.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { HOUR } from '#shared/time.ts';
import { composeTicketMail } from './compose-ticket-mail.ts';
import { readBooking } from './store.ts';

/** Tickets one user may have mailed. */
const MAILS = { limit: 30, windowMs: HOUR };

/** To the signed-in user's own address and nobody else's: the call cannot be made a relay. */
export const sendTicketMailHandler = handle(
  sendTicketMail,
  async (actor, { bookingId, siteId, hidePrice }, { origin }) => {
    if (siteId !== actor.site) return fail('FORBIDDEN');
    const booking = await readBooking(actor, bookingId);
    if (!booking) return fail('NOT_FOUND');
    const allowed = await spend(actor, 'TICKETMAIL', actor.userId, MAILS);
    if (!allowed.ok) return allowed;
    const { mailId, writes } = await mailWrites(
      actor,
      'ticket',
      await composeTicketMail(actor, booking, { to: actor.email, origin, hidePrice }),
    );
    const written = await commit(actor, writes);
    if (!written.ok) return written as Failure<CommonFailure>;
    const state = await deliverDueMail(actor, mailId);
    if (state === 'SENT') return ok({ sentTo: actor.email });
    return fail(
      'MAIL_FAILED',
      state === 'SUPPRESSED'
        ? { message: `Mails to ${actor.email} come back. Please check the address in your profile.` }
        : {},
    );
  },
);
