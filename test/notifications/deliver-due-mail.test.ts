import { describe, expect, it } from 'vitest';
import { deliverDueMail, MAIL_TRIES } from '#functions/notifications/deliver-due-mail.ts';
import type { FailedMailCard } from '#functions/notifications/failed-mail-card.ts';
import type { MailKind } from '#functions/notifications/mail-kinds.ts';
import { readMail } from '#functions/notifications/store.ts';
import { ticketMail } from '#functions/notifications/ticket-mail.ts';
import { liftBounceWrites, mailWrites, suppressWrites } from '#functions/notifications/writes.ts';
import { objects } from '#functions/runtime/objects.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { dueIn, dueShard } from '#functions/table/due.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { type TestSiteName, testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { listed } from '#test/table/listed.ts';
import { storedRows } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });

async function queued(to: string, more = {}) {
  const job = world.job('sarathi', 'mail');
  const letter = ticketMail(testSites.sarathi.data, {
    to,
    subject: 'Your ticket ✈ DEL–BOM',
    heading: 'Ticket',
    paragraphs: ['Dear A & B,'],
    ticketHtml: '<table><tr><td>ABC123</td></tr></table>',
    ticketText: ['PNR ABC123'],
    ...more,
  });
  const { mailId, writes } = await mailWrites(job, 'ticket', letter);
  await commit(job, writes);
  return { job, mailId };
}
const dueMails = async (mailId: string) =>
  (await storedRows<{ card: { reference: string } }>(dueIn('MAIL', dueShard(mailId)))).filter(
    ({ card }) => card.reference === mailId,
  );

describe('a mail that must follow a commit', () => {
  it('is due until sent, then its content is erased', async () => {
    const { job, mailId } = await queued('asha@example.com');
    expect(await dueMails(mailId)).toMatchObject([{ card: { site: 'sarathi', reference: mailId, name: 'mail' } }]);
    expect(await deliverDueMail(job, mailId)).toBe('SENT');
    const mail = world.mail.lastTo('asha@example.com');
    expect(mail).toMatchObject({ subject: 'Your ticket ✈ DEL–BOM' });
    expect(mail.html).toContain('<td>ABC123</td>');
    expect(mail.html).toContain('Dear A &amp; B,');
    expect(await readMail(job, mailId)).toMatchObject({ state: 'SENT', attempts: 1 });
    expect(await readMail(job, mailId)).not.toHaveProperty('content');
    expect(await dueMails(mailId)).toEqual([]);
    expect(await deliverDueMail(job, mailId)).toBe('SENT');
    expect(world.mail.sent).toHaveLength(1);
  });

  it('is sent once by many senders at once', async () => {
    const { job, mailId } = await queued('many@example.com');
    await Promise.all([1, 2, 3, 4].map(() => deliverDueMail(job, mailId)));
    expect(world.mail.sent).toHaveLength(1);
  });

  it('is tried again later and later, and given up in the end', async () => {
    const { job, mailId } = await queued('down@example.com');
    world.mail.failNext(1000);
    expect(await deliverDueMail(job, mailId)).toBe('DUE');
    expect(await deliverDueMail(job, mailId)).toBe('DUE');
    expect(await readMail(job, mailId)).toMatchObject({ attempts: 1 });
    world.clock.advance(MINUTE);
    await deliverDueMail(job, mailId);
    expect(await readMail(job, mailId)).toMatchObject({ state: 'DUE', attempts: 2 });
    for (let i = 2; i < MAIL_TRIES; i++) {
      world.clock.advance(6 * HOUR);
      await deliverDueMail(job, mailId);
    }
    expect(await readMail(job, mailId)).toMatchObject({ state: 'FAILED', attempts: MAIL_TRIES });
    expect(await dueMails(mailId)).toEqual([]);
    const failed = await listed<FailedMailCard>(world, keys.failedMails(job));
    expect(failed).toEqual([
      {
        ...{ mailId, about: 'ticket', state: 'FAILED', attempts: MAIL_TRIES, to: 'down@example.com' },
        ...{ finishedAt: expect.any(String), lastError: expect.any(String) },
      },
    ]);
    expect(await listed(world, keys.failedMails(world.job('gulf')))).toEqual([]);
    world.mail.failNext(0);
  });

  it('goes out after a sender died holding it', async () => {
    const { job, mailId } = await queued('lease@example.com');
    world.mail.failNext(1);
    await deliverDueMail(job, mailId);
    world.clock.advance(MINUTE);
    expect(await deliverDueMail(job, mailId)).toBe('SENT');
  });

  it('does not go to an address that bounced', async () => {
    const { job, mailId } = await queued('Bounced@example.com');
    await commit(job, suppressWrites(job, 'bounced@example.com', 'bounce'));
    expect(await deliverDueMail(job, mailId)).toBe('SUPPRESSED');
    expect(world.mail.sent).toHaveLength(0);
    // Staff find it among those that failed.
    expect(await listed<FailedMailCard>(world, keys.failedMails(job))).toContainEqual(
      expect.objectContaining({ mailId, about: 'ticket', state: 'SUPPRESSED', lastError: 'bounce' }),
    );
    await commit(job, liftBounceWrites('bounced@example.com'));
    const again = await queued('Bounced@example.com');
    expect(await deliverDueMail(job, again.mailId)).toBe('SENT');
  });

  it('goes to whoever complained about the site only where they cannot do without it, and from other sites as ever', async () => {
    const job = world.job('sarathi', 'mail');
    await commit(job, suppressWrites(job, 'cross@example.com', 'complaint'));
    const deliver = async (site: TestSiteName, about: MailKind) => {
      const at = world.job(site, 'mail');
      const mail = { to: 'cross@example.com', subject: about, html: '<p>A</p>', text: 'A' };
      const { mailId, writes } = await mailWrites(at, about, mail);
      await commit(at, writes);
      return deliverDueMail(at, mailId);
    };
    expect(await deliver('sarathi', 'low-balance')).toBe('SUPPRESSED');
    expect(await deliver('gulf', 'low-balance')).toBe('SENT');
    for (const about of ['set-password', 'forgot-password', 'ticket', 'refund', 'delay', 'top-up'] as const)
      expect(await deliver('sarathi', about)).toBe('SENT');
  });

  it('carries documents by reference, and waits for one that is not there', async () => {
    const attachments = [{ filename: 'ticket.pdf', object: 'documents/ticket-1', contentType: 'application/pdf' }];
    const { job, mailId } = await queued('pdf@example.com', { attachments });
    expect(await deliverDueMail(job, mailId)).toBe('DUE');
    await objects().put('documents/ticket-1', Buffer.from('%PDF-1.7'));
    world.clock.advance(MINUTE);
    expect(await deliverDueMail(job, mailId)).toBe('SENT');
    expect(world.mail.lastTo('pdf@example.com').attachments).toEqual(['ticket.pdf']);
  });
});
