import type { JobActor } from '#functions/actor.ts';
import { bookingLetterhead } from '#functions/bookings/booking-letterhead.ts';
import { recipientsOf } from '#functions/bookings/recipients-of.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { mailedOnceWrites } from '#functions/bookings/ticket-writes.ts';
import { clock } from '#functions/clock.ts';
import { tryMail } from '#functions/notifications/deliver-due-mail.ts';
import { layOut } from '#functions/notifications/mail-layout.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok, type Outcome as Answer } from '#shared/errors.ts';
import { isInProcess } from '#shared/payments/model.ts';
import { MINUTE } from '#shared/time.ts';
import { delayLetter, holdLetter, type Outcome, type OutcomeLetter, refundLetter } from './outcome-mail.ts';
import { readGateways, readTimeline } from './store.ts';

/** A paid order without an end for longer than this is written about, ms. */
export const DELAY_TOLD_AFTER = 2 * MINUTE;

/** Mails who booked and who travels that a paid order was refunded, once. A failure leaves the task to the sweeper. */
export const mailRefund = (actor: JobActor, orderId: string): Promise<Answer<void>> =>
  mailAbout(actor, orderId, 'refund', refundLetter, ({ order }) => order.state === 'REFUNDED');

/** Mails both that a paid order takes longer than usual, once, and only while it does. */
export const mailDelay = (actor: JobActor, orderId: string): Promise<Answer<void>> =>
  mailAbout(
    actor,
    orderId,
    'delay',
    delayLetter,
    ({ order, booking }) =>
      isInProcess(order.state) && clock.now() - Date.parse(order.paidAt ?? booking.createdAt) > DELAY_TOLD_AFTER,
  );

/** Mails both that held seats go back soon, once, and only while they are held and not paid. */
export const mailHold = (actor: JobActor, orderId: string): Promise<Answer<void>> =>
  mailAbout(
    actor,
    orderId,
    'hold',
    holdLetter,
    ({ order }) => order.state === 'AWAITING_TICKETING' && order.expiresAt > clock.now(),
  );

async function mailAbout(
  actor: JobActor,
  orderId: string,
  about: 'refund' | 'delay' | 'hold',
  letterOf: (outcome: Outcome, hidePrice: boolean) => OutcomeLetter,
  isDue: (outcome: Pick<Outcome, 'order' | 'booking'>) => boolean,
): Promise<Answer<void>> {
  const found = await readTimeline(actor, orderId);
  if (!found.ok) return found;
  const { order, events } = found.value;
  const booking = await readBooking(actor, order.subject);
  if (!booking) return fail('NOT_FOUND');
  if (!isDue({ order, booking }) || booking[`${about}MailIds`]) return ok(undefined);
  const [site, gateways] = await Promise.all([readSite(actor), readGateways(actor)]);
  const { paidBy } = order;
  const gateway =
    paidBy?.method === 'gateway'
      ? (gateways.find(({ name }) => name === paidBy.gateway)?.title ?? paidBy.gateway)
      : undefined;
  const outcome = { order, events, booking, gateway, zone: actor.head.zone, origin: siteOrigin(site) };
  const mails = await Promise.all(
    recipientsOf(booking).map(async ({ to, hidePrice, isForClient = false }) => {
      const { subject, ...letter } = letterOf(outcome, hidePrice);
      const { letterhead, sender } = await bookingLetterhead(actor, booking, site, isForClient);
      const laidOut = layOut(letterhead, letter);
      const mail = { to, subject, ...laidOut, bookingId: booking.bookingId, ...(sender && { sender }) };
      return mailWrites(actor, about, mail);
    }),
  );
  const ids = mails.map(({ mailId }) => mailId);
  const queued = await commit(actor, [
    ...mailedOnceWrites(actor, booking.bookingId, `${about}MailIds`, ids),
    ...mails.flatMap(({ writes }) => writes),
  ]);
  if (!queued.ok) return queued.code === 'CONFLICT' ? ok(undefined) : queued;
  for (const id of ids) await tryMail(actor, id);
  return ok(undefined);
}
