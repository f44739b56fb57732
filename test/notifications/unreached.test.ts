import type { SNSEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { mailTicket } from '#functions/bookings/mail-ticket.ts';
import { deliverDueMail } from '#functions/notifications/deliver-due-mail.ts';
import { readMail } from '#functions/notifications/store.ts';
import { mailWrites, suppressWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { handler } from '#functions/workers/mail-feedback.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { ananya, makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-03-01T08:00:00Z' });
const job = () => world.job('sarathi', 'mail');
const agent = () => world.user('sarathi', 'travelAgent');
const store = (email: string) =>
  storeBooking(world.job('sarathi'), makeBooking(agent(), { passengers: [{ ...ananya, email }] }));

/** What is left to do, as the timeline of a booking says it to somebody. */
async function leftToDo(as: TestUser, bookingId: string): Promise<string[]> {
  const { result } = await callHttp({ site: 'sarathi', call: getBookingDetails, body: { bookingId }, as });
  return result!.timeline.filter(({ event }) => event === 'needsAction').map(({ note }) => note);
}
const bounces = (address: string, bookingId: string, mailId = '') =>
  handler({
    Records: [
      {
        Sns: {
          Message: JSON.stringify({
            eventType: 'Bounce',
            mail: { tags: { site: ['sarathi'], booking: [bookingId], mail: [mailId] } },
            bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: address }] },
          }),
        },
      },
    ],
  } as SNSEvent);

it('an e-ticket that bounces is left to staff, once, however often SES tells of it', async () => {
  const { bookingId } = await store('gone@example.com');
  await mailTicket(job(), bookingId);
  expect(await leftToDo(world.user('sarathi', 'staff'), bookingId)).toEqual([]);
  for (let again = 0; again < 2; again++) await bounces('Gone@example.com', bookingId);
  expect(await leftToDo(world.user('sarathi', 'staff'), bookingId)).toEqual([
    expect.stringContaining('could not be delivered to the traveller'),
  ]);
});

it('a later e-ticket to an address that bounced is not mailed, and its booking says so to staff alone', async () => {
  await commit(job(), suppressWrites(job(), 'full@example.com', 'bounce'));
  const { bookingId } = await store('full@example.com');
  world.mail.clear();
  await mailTicket(job(), bookingId);
  await mailTicket(job(), bookingId);
  expect(() => world.mail.lastTo('full@example.com')).toThrow('no mail was sent');
  expect(world.mail.lastTo(agent().item.email)).toBeDefined();
  expect(await leftToDo(world.user('sarathi', 'staff'), bookingId)).toHaveLength(1);
  expect(await leftToDo(agent(), bookingId)).toEqual([]);
  expect(JSON.stringify(await leftToDo(world.user('sarathi', 'staff'), bookingId))).not.toContain('full@example.com');
});

it('a refund that bounces says that it is the refund, and stands among the failed mails', async () => {
  const { bookingId } = await store('lost@example.com');
  const mail = { to: 'lost@example.com', subject: 'Not booked', html: '<p>A</p>', text: 'A', bookingId };
  const { mailId, writes } = await mailWrites(job(), 'refund', mail);
  await commit(job(), writes);
  expect(await deliverDueMail(job(), mailId)).toBe('SENT');
  await bounces('lost@example.com', bookingId, mailId);
  expect(await leftToDo(world.user('sarathi', 'staff'), bookingId)).toEqual([
    expect.stringContaining('The refund email could not be delivered to the traveller'),
  ]);
  expect(await readMail(job(), mailId)).toMatchObject({ state: 'FAILED', lastError: 'bounce' });
});

it('any later mail about a booking to an address that bounced is told to staff, whatever it is about', async () => {
  await commit(job(), suppressWrites(job(), 'late@example.com', 'bounce'));
  const { bookingId } = await store('late@example.com');
  const mail = { to: 'late@example.com', subject: 'Not confirmed yet', html: '<p>A</p>', text: 'A', bookingId };
  const { mailId, writes } = await mailWrites(job(), 'delay', mail);
  await commit(job(), writes);
  expect(await deliverDueMail(job(), mailId)).toBe('SUPPRESSED');
  expect(await leftToDo(world.user('sarathi', 'staff'), bookingId)).toEqual([
    expect.stringContaining('The delay email could not be delivered to the traveller'),
  ]);
});
