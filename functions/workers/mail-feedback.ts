import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { makeJob } from '#functions/actors/job.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { unreachedWrite } from '#functions/bookings/ticket-writes.ts';
import { failedMailSubject, readMail, readMailProblem } from '#functions/notifications/store.ts';
import { cameBackWrites, suppressWrites } from '#functions/notifications/writes.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/**
 * What SES publishes about a mail, as far as it is used here (AWS: "Contents of event data that Amazon SES publishes").
 */
const feedback = z.object({
  eventType: z.string(),
  mail: z.object({ tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
  bounce: z.optional(
    z.object({ bounceType: z.string(), bounceSubType: z.optional(z.string()), bouncedRecipients: recipients }),
  ),
  complaint: z.optional(z.object({ complainedRecipients: recipients })),
});
type Feedback = z.output<typeof feedback>;

/** Addresses not to be mailed again. A full mailbox or a mail that was too large says nothing about the next one. */
export function addressesToSuppress({
  eventType,
  bounce,
  complaint,
}: Feedback): { address: string; reason: 'bounce' | 'complaint' }[] {
  if (eventType === 'Bounce' && bounce?.bounceType === 'Permanent')
    return bounce.bouncedRecipients.map(({ emailAddress }) => ({ address: emailAddress, reason: 'bounce' }));
  if (eventType === 'Complaint' && complaint)
    return complaint.complainedRecipients.map(({ emailAddress }) => ({ address: emailAddress, reason: 'complaint' }));
  return [];
}

/** Bounces that say nothing about the next mail. `General` is none of them: so is told of who is out of office. */
const notThisOne = ['MailboxFull', 'MessageTooLarge', 'ContentRejected', 'AttachmentRejected', 'CustomTimeoutExceeded'];

/** Where a mail that was sent came back from, and how (FailedMailCard.lastError); undefined where it did not. */
export function cameBackFrom({ eventType, bounce }: Feedback): { address: string; lastError: string } | undefined {
  if (eventType !== 'Bounce' || !bounce) return undefined;
  const kind = bounce.bounceSubType ?? '';
  const lastError = bounce.bounceType === 'Permanent' ? 'bounce' : notThisOne.includes(kind) && kind;
  const [first] = bounce.bouncedRecipients;
  return lastError && first ? { address: first.emailAddress, lastError } : undefined;
}

/**
 * Bounces and complaints from SES. An address that is gone is noted on the booking that the mail was about; whatever
 * came back stands among the failed mails. A throw lets SNS deliver again.
 */
export async function handler(event: SNSEvent): Promise<void> {
  for (const { Sns } of event.Records) {
    const told = feedback.parse(JSON.parse(Sns.Message));
    const found = addressesToSuppress(told);
    const cameBack = cameBackFrom(told);
    const tag = (name: string): string => told.mail.tags?.[name]?.[0] ?? '';
    const actor = await makeJob(tag('site'), 'mail-feedback');
    if (!actor || (found.length === 0 && !cameBack)) continue;
    const [booking, mail] = await Promise.all([
      tag('booking') ? readBooking(actor, tag('booking')) : undefined,
      tag('mail') ? readMail(actor, tag('mail')) : undefined,
    ]);
    for (const { address, reason } of found) {
      // SNS may tell twice, and of an address that is known: staff are told once, with the first.
      const known = await readMailProblem(actor, address);
      if (known?.reason === reason) continue;
      const done = await commit(actor, [
        ...suppressWrites(actor, address, reason),
        ...(booking && reason === 'bounce' ? [unreachedWrite(actor, booking, address, mail?.about ?? 'ticket')] : []),
      ]);
      if (!done.ok) throw new Error(`an address could not be suppressed: ${done.code}`);
    }
    // A mail that is not among the sent ones any more stands among the failed ones already.
    if (cameBack && mail?.state === 'SENT') {
      const { address: to, lastError } = cameBack;
      const subject = await failedMailSubject(actor, { to, orderId: tag('order') }, booking);
      await commit(actor, cameBackWrites(actor, mail, { lastError, subject }));
    }
    log.info('mail feedback', {
      site: actor.site,
      reason: cameBack?.lastError ?? found[0]!.reason,
      count: found.length,
    });
  }
}
