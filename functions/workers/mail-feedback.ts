import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { makeJob } from '#functions/actors/job.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { unreachedWrite } from '#functions/bookings/ticket-writes.ts';
import { isSuppressed } from '#functions/notifications/store.ts';
import { suppressWrites } from '#functions/notifications/writes.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/**
 * What SES publishes about a mail, as far as it is used here (AWS: "Contents of event data that Amazon SES publishes").
 */
const feedback = z.object({
  eventType: z.string(),
  mail: z.object({ tags: z.optional(z.record(z.string(), z.array(z.string()))) }),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
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

/** Bounces and complaints from SES. A throw lets SNS deliver again. */
export async function handler(event: SNSEvent): Promise<void> {
  for (const { Sns } of event.Records) {
    const told = feedback.parse(JSON.parse(Sns.Message));
    const found = addressesToSuppress(told);
    const actor = await makeJob(told.mail.tags?.site?.[0] ?? '', 'mail-feedback');
    if (!actor || found.length === 0) continue;
    const bookingId = told.mail.tags?.booking?.[0];
    const booking = bookingId && (await readBooking(actor, bookingId));
    for (const { address, reason } of found) {
      // SNS may tell twice: staff are told once, with the first.
      const isNews = booking && !(await isSuppressed(address));
      const done = await commit(actor, [
        ...suppressWrites(address, reason),
        ...(isNews ? [unreachedWrite(actor, booking, address)] : []),
      ]);
      if (!done.ok) throw new Error(`an address could not be suppressed: ${done.code}`);
    }
    log.info('addresses suppressed', { site: actor.site, reason: found[0]!.reason, count: found.length });
  }
}
