import type { JobActor } from '#functions/actors/actor.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { isSuppressed } from '#functions/notifications/store.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { composeTicketMail, type TicketMailWish } from './compose-ticket-mail.ts';
import type { BookingItem } from './model.ts';
import { readBooking } from './store.ts';
import { ticketMailedWrites, unreachedWrite } from './ticket-writes.ts';

/**
 * Who booked, and the lead passenger where that is somebody else: what the agency paid is not the traveller's to read.
 */
function recipientsOf({
  createdBy,
  passengers,
}: BookingItem): Pick<TicketMailWish, 'to' | 'hidePrice' | 'isForClient'>[] {
  const traveller = passengers[0]?.email ?? '';
  const isSame = !traveller || traveller.toLowerCase() === createdBy.email.toLowerCase();
  return [
    { to: createdBy.email, hidePrice: false },
    ...(isSame ? [] : [{ to: traveller, hidePrice: true, isForClient: true }]),
  ];
}

/**
 * Mails a ticketed booking's e-ticket to who booked it and to who travels, once: the booking's row notes it in the
 * commit that queues the mail, so a repeat answers ok and sends nothing. An address that bounced before is noted for
 * staff. A sending that fails is the mail sweeper's; only a queue that failed is a failure.
 */
export async function mailTicket(actor: JobActor, bookingId: string): Promise<Outcome<void>> {
  const booking = await readBooking(actor, bookingId);
  if (!booking) return fail('NOT_FOUND');
  const origin = siteOrigin(await readSite(actor));
  const recipients = recipientsOf(booking);
  const unreached = (
    await Promise.all(
      recipients.map(async ({ to }) => ((await isSuppressed(to)) ? [unreachedWrite(actor, booking, to)] : [])),
    )
  ).flat();
  const mails = await Promise.all(
    recipients.map(async (recipient) =>
      mailWrites(actor, 'ticket', await composeTicketMail(actor, booking, { ...recipient, origin })),
    ),
  );
  const queued = await commit(actor, [
    ...ticketMailedWrites(
      actor,
      bookingId,
      mails.map(({ mailId }) => mailId),
    ),
    ...mails.flatMap(({ writes }) => writes),
    ...unreached,
  ]);
  if (!queued.ok) return queued.code === 'CONFLICT' ? ok(undefined) : queued;
  for (const { mailId } of mails) await tryMail(actor, mailId);
  return ok(undefined);
}
