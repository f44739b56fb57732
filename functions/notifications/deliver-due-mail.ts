import type { Actor } from '#functions/actor.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { unreachedWrite } from '#functions/bookings/ticket-writes.ts';
import { clock } from '#functions/clock.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import type { Mail, MailState } from '#functions/notifications/mail.ts';
import { sendMail } from '#functions/notifications/send-mail.ts';
import { mailKinds } from '#functions/notifications/mail-kinds.ts';
import { failedMailSubject, readMail, readMailProblem } from '#functions/notifications/store.ts';
import {
  failedMailWrites,
  leaseMailWrites,
  mailAad,
  retryMailWrites,
  sentMailWrites,
} from '#functions/notifications/writes.ts';

/** Tries before a mail is given up: about a day and a half with the pauses between them. */
export const MAIL_TRIES = 12;
/** Longer than a sending may take. */
const LEASE = 2 * MINUTE;

/** 1, 2, 4 … minutes, at most six hours. */
const pauseAfter = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), 6 * HOUR);

/**
 * Sends a due mail, at most once at a time; a mail that another is sending, that is not due yet or is finished stays as
 * it is. Answers the state it leaves the mail in, undefined where there is no such mail. Never throws for a failed
 * sending: the mail is tried again later, and FAILED after MAIL_TRIES. A process that dies between sending and noting
 * it sends twice. One to an address that bounced goes nowhere: its booking, where it is about one, tells staff.
 */
export async function deliverDueMail(actor: Actor, mailId: string): Promise<MailState | undefined> {
  const leased = await commit(actor, leaseMailWrites(actor, mailId, clock.now() + LEASE));
  const item = await readMail(actor, mailId);
  if (!leased.ok || !item?.content) return item?.state;
  let mail: Mail | undefined;
  try {
    mail = (await decryptPersonal(mailAad(actor, mailId), item.content)) as Mail;
    const problem = await readMailProblem(actor, mail.to);
    if (problem && (problem.reason === 'bounce' || !mailKinds[item.about].isNeeded)) {
      const booking = await bookingOf(actor, mail);
      const subject = await failedMailSubject(actor, mail, booking);
      await commit(actor, [
        ...failedMailWrites(actor, item, { state: 'SUPPRESSED', lastError: problem.reason, subject }),
        ...(booking ? [unreachedWrite(actor, booking, mail.to, item.about)] : []),
      ]);
      return 'SUPPRESSED';
    }
    await sendMail(actor, mail, item);
    await commit(actor, sentMailWrites(actor, item));
    return 'SENT';
  } catch (error) {
    // The name only: SES puts the address into its messages.
    log.warn('mail not sent', {
      site: actor.site,
      mailId,
      about: item.about,
      attempts: item.attempts,
      reason: (error as Error).name,
    });
    const lastError = (error as Error).name;
    if (item.attempts < MAIL_TRIES) {
      await commit(actor, retryMailWrites(actor, mailId, clock.now() + pauseAfter(item.attempts), lastError));
      return 'DUE';
    }
    // What cannot be opened any more says nothing about whom it was for.
    const subject = mail ? await failedMailSubject(actor, mail, await bookingOf(actor, mail)) : {};
    await commit(actor, failedMailWrites(actor, item, { state: 'FAILED', lastError, subject }));
    return 'FAILED';
  }
}

const bookingOf = async (actor: Actor, { bookingId }: Mail): Promise<BookingItem | undefined> =>
  bookingId ? readBooking(actor, bookingId) : undefined;

/** A first try right after the commit that wrote it. Whatever happens, the sweeper has it. */
export async function tryMail(actor: Actor, mailId: string): Promise<void> {
  await deliverDueMail(actor, mailId).catch((error: Error) =>
    log.warn('mail left to the sweeper', { site: actor.site, mailId, reason: error.name }),
  );
}
