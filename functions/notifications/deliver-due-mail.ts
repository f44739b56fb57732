import type { Actor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import type { Mail, MailState } from './mail.ts';
import { sendMail } from './send-mail.ts';
import { isSuppressed, readMail } from './store.ts';
import { finishMailWrites, leaseMailWrites, mailAad, retryMailWrites } from './writes.ts';

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
 * it sends twice.
 */
export async function deliverDueMail(actor: Actor, mailId: string): Promise<MailState | undefined> {
  const leased = await commit(actor, leaseMailWrites(actor, mailId, clock.now() + LEASE));
  const item = await readMail(actor, mailId);
  if (!leased.ok || !item?.content) return item?.state;
  try {
    const mail = (await decryptPersonal(mailAad(actor, mailId), item.content)) as Mail;
    const state = (await isSuppressed(mail.to)) ? 'SUPPRESSED' : 'SENT';
    if (state === 'SENT') await sendMail(actor, mail);
    await commit(actor, finishMailWrites(actor, item, state));
    return state;
  } catch (error) {
    // The name only: SES puts the address into its messages.
    log.warn('mail not sent', {
      site: actor.site,
      mailId,
      about: item.about,
      attempts: item.attempts,
      reason: (error as Error).name,
    });
    const over = item.attempts >= MAIL_TRIES;
    await commit(
      actor,
      over
        ? finishMailWrites(actor, item, 'FAILED', (error as Error).name)
        : retryMailWrites(actor, mailId, clock.now() + pauseAfter(item.attempts), (error as Error).name),
    );
    return over ? 'FAILED' : 'DUE';
  }
}

/** A first try right after the commit that wrote it. Whatever happens, the sweeper has it. */
export async function tryMail(actor: Actor, mailId: string): Promise<void> {
  await deliverDueMail(actor, mailId).catch((error: Error) =>
    log.warn('mail left to the sweeper', { site: actor.site, mailId, reason: error.name }),
  );
}
