import { expect, test } from 'vitest';
import { packedFailedMail, unpackFailedMail } from '#functions/notifications/failed-mail-card.ts';
import type { Mail } from '#functions/notifications/mail.ts';
import { addressHash } from '#functions/notifications/store.ts';
import {
  cameBackWrites,
  liftBounceWrites,
  failedMailPlaces,
  failedMailWrites,
  leaseMailWrites,
  mailWrites,
  retryMailWrites,
  sentMailWrites,
  suppressWrites,
} from '#functions/notifications/writes.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { globalKeys, keys } from '#functions/keys.ts';
import { dueIn, dueShard } from '#functions/table/due.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';

const AT = '2026-12-01T08:00:00.000Z';
const world = useWorld({ at: AT });
const job = () => world.job('sarathi', 'mail');
const now = Date.parse(AT);
const mail: Mail = { to: 'asha@example.com', subject: 'S', html: '<p>secret</p>', text: 'secret' };
const dueAt = (mailId: string, at: string) => ({ dp: `DUE#MAIL#${dueShard(mailId)}`, ds: at });

test('a mail is due at once, as a task that finds it, and sealed', async () => {
  const { mailId, writes } = await mailWrites(job(), 'ticket', mail);
  const [write, ...more] = writes;
  expect(more).toEqual([]);
  expect(write).toMatchObject({
    kind: 'put',
    key: keys.mail(job(), mailId),
    item: {
      ...{ mailId, about: 'ticket', state: 'DUE', attempts: 0, notBefore: now, createdAt: AT },
      ...dueAt(mailId, AT),
      card: { site: 'sarathi', reference: mailId, name: 'mail' },
    },
    when: [{ absent: true }],
  });
  const { item } = write as unknown as { item: { content: Parameters<typeof decryptPersonal>[1]; ttl?: number } };
  expect(item).not.toHaveProperty('ttl');
  expect(JSON.stringify(item)).not.toMatch(/secret|asha/);
  expect(await decryptPersonal(`mail/sarathi/${mailId}`, item.content)).toEqual(mail);
});

test('a void one is a row of the same kind that is never due and goes after a day', async () => {
  const [write] = (await mailWrites(job(), 'ticket', mail, 'VOID')).writes;
  expect(write).toMatchObject({ item: { state: 'VOID', ttl: (now + DAY) / 1000 } });
  expect(Object.keys((write as { item: object }).item)).not.toContain('dp');
});

test('one sender holds a mail at a time, and a try after a failure is due later', () => {
  const until = now + MINUTE;
  const later = '2026-12-01T08:01:00.000Z';
  expect(leaseMailWrites(job(), 'M1', until)).toEqual([
    {
      ...{ kind: 'update', key: keys.mail(job(), 'M1'), add: { attempts: 1 } },
      set: { notBefore: until, ...dueAt('M1', later) },
      when: [
        { field: 'state', is: 'DUE' },
        { field: 'notBefore', below: now + 1 },
      ],
    },
  ]);
  expect(retryMailWrites(job(), 'M1', until, 'Throttling')).toEqual([
    {
      ...{ kind: 'update', key: keys.mail(job(), 'M1'), when: [{ field: 'state', is: 'DUE' }] },
      set: { notBefore: until, lastError: 'Throttling', ...dueAt('M1', later) },
    },
  ]);
  expect(dueIn('MAIL', dueShard('M1')).value).toBe(dueAt('M1', later).dp);
});

test('an ended mail is due no more, loses what it said, and goes after ninety days; a failed one is listed', () => {
  const one = { mailId: 'M1', about: 'ticket' as const, attempts: 3 };
  const [sent, ...more] = sentMailWrites(job(), one);
  expect(more).toEqual([]);
  const ended = { finishedAt: AT, ttl: (now + 90 * DAY) / 1000 };
  expect(sent).toEqual({
    ...{ kind: 'update', key: keys.mail(job(), 'M1'), when: [{ field: 'state', is: 'DUE' }] },
    set: { state: 'SENT', lastError: undefined, ...ended },
    remove: ['content', 'dp', 'ds'],
  });
  const subject = { to: 'asha@example.com', userId: 'U1', bookingId: 'B1', pnr: 'ABC123', orderId: 'O1' };
  for (const state of ['FAILED', 'SUPPRESSED'] as const) {
    const failed = { ...one, state, finishedAt: AT, lastError: 'Throttling', ...subject };
    const places = { card: expect.any(String), g1p: 'S#sarathi#MAILF', g1s: AT };
    const [write, ...others] = failedMailWrites(job(), one, { state, lastError: 'Throttling', subject });
    expect(others).toEqual([]);
    expect(write).toEqual({
      ...{ kind: 'update', key: keys.mail(job(), 'M1'), when: [{ field: 'state', is: 'DUE' }] },
      set: { state, lastError: 'Throttling', ...ended, ...places },
      remove: ['content', 'dp', 'ds'],
    });
    const { set } = write as unknown as { set: { card: string } };
    expect(unpackFailedMail(set.card)).toEqual(failed);
    expect(failedMailPlaces(job(), failed)).toEqual({ set: { ...places, card: set.card }, remove: [] });
  }
});

test('an address that bounced is kept as its hash, for every site, until it is lifted', () => {
  const key = globalKeys.suppressed(addressHash('asha@example.com'));
  expect(suppressWrites(job(), ' Asha@Example.com', 'bounce')).toEqual([
    { kind: 'put', key, item: { reason: 'bounce', at: AT } },
  ]);
  expect(liftBounceWrites('asha@example.com ')).toEqual([{ kind: 'delete', key }]);
});

test('a complaint is kept with the site that it is about', () =>
  expect(suppressWrites(job(), 'asha@example.com', 'complaint')).toEqual([
    {
      kind: 'put',
      key: keys.complaint(job(), addressHash('asha@example.com')),
      item: { reason: 'complaint', at: AT },
    },
  ]));

test('a mail that came back leaves the sent ones for the failed ones, by when it came back', () => {
  const mail = { mailId: 'M1', about: 'refund' as const, attempts: 1 };
  const subject = { to: 'asha@example.com' };
  expect(cameBackWrites(job(), mail, { lastError: 'bounce', subject })).toEqual([
    {
      kind: 'update',
      key: keys.mail(job(), 'M1'),
      set: {
        state: 'FAILED',
        lastError: 'bounce',
        card: packedFailedMail({ ...mail, ...subject, state: 'FAILED', finishedAt: AT, lastError: 'bounce' }),
        g1p: 'S#sarathi#MAILF',
        g1s: AT,
      },
      when: [{ field: 'state', is: 'SENT' }],
    },
  ]);
});
