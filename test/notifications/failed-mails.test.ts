import type { SNSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { deliverDueMail, MAIL_TRIES } from '#functions/notifications/deliver-due-mail.ts';
import type { MailKind } from '#functions/notifications/mail-kinds.ts';
import type { Mail } from '#functions/notifications/mail.ts';
import { failedMailPlaces, mailWrites, suppressWrites } from '#functions/notifications/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { handler } from '#functions/workers/mail-feedback.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { getFailedMails } from '#shared/users/customers/get-failed-mails.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const job = (site: TestSiteName = 'sarathi') => world.job(site, 'mail');

const send = (site: TestSiteName, body: WireRequestOf<typeof getFailedMails> = {}) =>
  callHttp({ site, call: getFailedMails, body, as: world.user(site, 'staff') });
const ask = async (...asked: Parameters<typeof send>) => (await send(...asked)).result!;

/** A mail that is tried once. */
async function mailed(about: MailKind, to: string, more: Partial<Mail> = {}, site: TestSiteName = 'sarathi') {
  const letter = { to, subject: about, html: '<p>secret words</p>', text: 'secret words', ...more };
  const { mailId, writes } = await mailWrites(job(site), about, letter);
  await commit(job(site), writes);
  await deliverDueMail(job(site), mailId);
  world.clock.advance(MINUTE);
  return mailId;
}
const bounced = (mailId: string, address: string, how: object, tags: object = {}) =>
  handler({
    Records: [
      {
        Sns: {
          Message: JSON.stringify({
            eventType: 'Bounce',
            mail: { tags: { site: ['sarathi'], mail: [mailId], ...tags } },
            bounce: { bouncedRecipients: [{ emailAddress: address }], ...how },
          }),
        },
      },
    ],
  } as SNSEvent);

describe('mails that did not arrive', () => {
  it('stand for staff with whom they were for, what they were and why not, newest first, for one Query', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent', { firstName: 'Asha', lastName: 'Rao' });
    const { email, userId } = agent.item;
    const { bookingId, orderId, pnr } = await storeBooking(job(), makeBooking(agent));
    await commit(job(), suppressWrites(job(), email, 'bounce'));
    await mailed('ticket', email, { bookingId });
    await mailed('top-up', email.toUpperCase(), { orderId: 'ORDER1' });
    await commit(job(), suppressWrites(job(), 'cross@example.com', 'complaint'));
    await mailed('low-balance', 'cross@example.com');
    await mailed('refund', 'fine@example.com');
    const gone = await mailed('forgot-password', 'gone@example.com');
    await bounced(gone, 'gone@example.com', { bounceType: 'Permanent', bounceSubType: 'General' });

    await ask('sarathi');
    world.faults.reset();
    const { records, cursor } = await ask('sarathi');
    const queries = world.faults.counts().list.filter(({ name }) => name === 'Query');
    expect(queries.map(({ returned, scanned }) => [returned, scanned])).toEqual([[4, 4]]);
    expect(cursor).toBeNull();
    const nobody = { userId: '', customerName: '', bookingId: '', pnr: '', orderId: '' };
    expect(records).toMatchObject([
      {
        ...{ title: 'Link to set a new password', to: 'gone@example.com', reason: 'cameBack', ...nobody },
        ...{ mailId: gone, tries: 1, failedAt: '2026-12-01T08:05:00.000Z' },
      },
      { title: 'Low balance', to: 'cross@example.com', reason: 'unwanted', ...nobody },
      { title: 'Top-up', reason: 'bouncedBefore', userId, bookingId: '', orderId: 'ORDER1' },
      {
        ...{ title: 'E-ticket', to: email, reason: 'bouncedBefore', userId, customerName: 'Asha Rao' },
        ...{ bookingId, pnr, orderId, tries: 1, failedAt: '2026-12-01T08:00:00.000Z' },
      },
    ]);
    expect(pnr).not.toBe('');
    expect(JSON.stringify(records)).not.toContain('secret');
    expect((await ask('sarathi', { mailId: gone })).records).toEqual([records[0]]);
  });

  it('are a site’s own, and none that arrived or is still being tried', async () => {
    await commit(job('gulf'), suppressWrites(job('gulf'), 'cross@example.com', 'complaint'));
    const theirs = await mailed('low-balance', 'cross@example.com', {}, 'gulf');
    const arrived = await mailed('refund', 'fine@example.com');
    world.mail.failNext(1);
    const waits = await mailed('refund', 'slow@example.com');
    expect((await ask('gulf', { mailId: theirs })).records).toHaveLength(1);
    for (const mailId of [theirs, arrived, waits, 'NONE'])
      expect((await ask('sarathi', { mailId })).records).toEqual([]);
    const all = (await ask('sarathi')).records.map(({ mailId }) => mailId);
    expect(all).not.toEqual(expect.arrayContaining([theirs]));
    expect(all).not.toEqual(expect.arrayContaining([arrived]));
  });

  it('say of a bounce that means this mail alone what it was, and the address is mailed on', async () => {
    const kinds = [
      ['MailboxFull', 'mailboxFull'],
      ['MessageTooLarge', 'refused'],
      ['ContentRejected', 'refused'],
      ['AttachmentRejected', 'refused'],
      ['CustomTimeoutExceeded', 'tooLate'],
    ] as const;
    for (const [bounceSubType, reason] of kinds) {
      const mailId = await mailed('top-up', 'busy@example.com', { orderId: 'ORDER2' });
      const order = { order: ['ORDER2'] };
      await bounced(mailId, 'busy@example.com', { bounceType: 'Transient', bounceSubType }, order);
      expect((await ask('sarathi', { mailId })).records).toMatchObject([{ reason, orderId: 'ORDER2' }]);
    }
    // Who is out of office has the mail.
    const absent = await mailed('refund', 'busy@example.com');
    await bounced(absent, 'busy@example.com', { bounceType: 'Transient', bounceSubType: 'General' });
    expect((await ask('sarathi', { mailId: absent })).records).toEqual([]);
  });

  it('are given up after all their tries', async () => {
    world.mail.failNext(1000);
    const mailId = await mailed('delay', 'down@example.com');
    for (let tries = 1; tries < MAIL_TRIES; tries++) {
      world.clock.advance(6 * HOUR);
      await deliverDueMail(job(), mailId);
    }
    world.mail.failNext(0);
    expect((await ask('sarathi', { mailId })).records).toMatchObject([
      { title: 'Booking takes longer', to: 'down@example.com', reason: 'notSent', tries: MAIL_TRIES },
    ]);
  });

  it('of before addresses were kept say so by an empty one', async () => {
    const old = { mailId: 'OLD', about: 'refund' as const, attempts: 1, finishedAt: '2026-11-01T08:00:00.000Z' };
    await commit(job(), [
      { kind: 'put', key: keys.mail(job(), 'OLD'), item: { ...old, ...failedMailPlaces(job(), old).set } },
    ]);
    expect((await ask('sarathi', { mailId: 'OLD' })).records).toMatchObject([{ to: '', reason: 'unknown' }]);
  });

  it('go on by cursor, each once', async () => {
    await commit(job('quiet'), suppressWrites(job('quiet'), 'cross@example.com', 'complaint'));
    const made: string[] = [];
    for (let nth = 0; nth < 27; nth++) made.unshift(await mailed('low-balance', 'cross@example.com', {}, 'quiet'));
    const first = await ask('quiet');
    const second = await ask('quiet', { cursor: first.cursor! });
    expect([...first.records, ...second.records].map(({ mailId }) => mailId)).toEqual(made);
    expect([first.records.length, second.cursor]).toEqual([25, null]);
  });

  it('are no customer’s to see', async () => {
    const as = world.user('sarathi', 'travelAgent');
    expect(await callHttp({ site: 'sarathi', call: getFailedMails, body: {}, as })).toMatchObject({ status: 403 });
  });
});
