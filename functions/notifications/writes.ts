import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { dueIn, dueShard } from '#functions/table/due.ts';
import { globalMailKeys, mailKeys } from './keys.ts';
import { entry, leaving, type Places } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { TaskSubject } from '#functions/tasks/task.ts';
import { sortableId } from '#shared/ids.ts';
import { DAY, instant } from '#shared/time.ts';
import { type FailedMailCard, type FailedMailSubject, packedFailedMail } from './failed-mail-card.ts';
import type { MailKind } from './mail-kinds.ts';
import type { Mail, MailItem, MailState, MailProblem } from './mail.ts';
import { addressHash } from './store.ts';

/** Rows of finished mails are kept this long, without what they said. */
const KEPT = 90 * DAY;

export const mailAad = (actor: Actor, mailId: string): string => `mail/${actor.site}/${mailId}`;

const dueEntry = (mailId: string, ms: number) => entry(dueIn('MAIL', dueShard(mailId)), instant(ms));
const ttl = () => Math.ceil((clock.now() + KEPT) / 1000);

/**
 * A mail that must follow a commit: its writes go into that commit, the sweeper sends it (`deliverDueMail` at once, if
 * the caller likes). `VOID` writes a row of the same size that is never sent, for answers that must not tell by their
 * time.
 */
export async function mailWrites(
  actor: Actor,
  about: MailKind,
  mail: Mail,
  state: 'DUE' | 'VOID' = 'DUE',
): Promise<{ mailId: string; writes: Write<never>[] }> {
  const now = clock.now();
  const mailId = sortableId(now);
  const content = await encryptPersonal(mailAad(actor, mailId), mail);
  const item: MailItem = { mailId, about, state, attempts: 0, notBefore: now, content, createdAt: instant(now) };
  const due = state === 'DUE' ? dueEntry(mailId, now) : { ttl: Math.ceil((now + DAY) / 1000) };
  return {
    mailId,
    writes: [create(mailKeys.mail(actor, mailId), { ...item, ...due, card: mailTask(actor, mailId) })],
  };
}

/** A mail's own row is its due task: what the sweep finds there. */
export const mailTask = ({ site }: Actor, mailId: string): TaskSubject => ({ site, reference: mailId, name: 'mail' });

/** One sender at a time: the lease moves the mail's due instant. */
export const leaseMailWrites = (actor: Actor, mailId: string, until: number): Write<never>[] => [
  {
    kind: 'update',
    key: mailKeys.mail(actor, mailId),
    set: { notBefore: until, ...dueEntry(mailId, until) },
    add: { attempts: 1 },
    when: [
      { field: 'state', is: 'DUE' },
      { field: 'notBefore', below: clock.now() + 1 },
    ],
  },
];

/** Ends a mail: out of the due index, and what it said is erased. */
const finish = (
  actor: Actor,
  { mailId }: Pick<MailItem, 'mailId'>,
  set: { state: MailState; finishedAt: string } & Record<string, unknown>,
): Write<never>[] => [
  {
    kind: 'update',
    key: mailKeys.mail(actor, mailId),
    set: { ...set, ttl: ttl() },
    remove: ['content', ...leaving('due')],
    when: [{ field: 'state', is: 'DUE' }],
  },
];

/** A mail that was sent. */
export const sentMailWrites = (actor: Actor, mail: Pick<MailItem, 'mailId'>): Write<never>[] =>
  finish(actor, mail, { state: 'SENT', finishedAt: instant(clock.now()), lastError: undefined });

/** How a mail failed, and what is kept of it. */
interface Failure {
  state: 'FAILED' | 'SUPPRESSED';
  lastError: string;
  subject: FailedMailSubject;
}

/** A mail that failed for good, or went to nobody: it stands among the site's failed ones as long as its row is kept. */
export function failedMailWrites(
  actor: Actor,
  { mailId, about, attempts }: Pick<MailItem, 'mailId' | 'about' | 'attempts'>,
  { state, lastError, subject }: Failure,
): Write<never>[] {
  const finishedAt = instant(clock.now());
  const card = { mailId, about, attempts, state, finishedAt, lastError, ...subject };
  return finish(actor, card, { state, finishedAt, lastError, ...failedMailPlaces(actor, card).set });
}

/** Its place among the site's failed mails. */
export const failedMailPlaces = (actor: Actor, card: FailedMailCard): Places => ({
  set: { card: packedFailedMail(card), ...entry(mailKeys.failedMails(actor), card.finishedAt) },
  remove: [],
});

/** Another try at that instant. */
export const retryMailWrites = (actor: Actor, mailId: string, at: number, lastError: string): Write<never>[] => [
  {
    kind: 'update',
    key: mailKeys.mail(actor, mailId),
    set: { notBefore: at, lastError, ...dueEntry(mailId, at) },
    when: [{ field: 'state', is: 'DUE' }],
  },
];

/**
 * A mail that was sent and came back stands among the failed ones as others do, by when it came back; nothing where its
 * row is gone. `lastError`: `bounce`, or SES' name of a bounce that says nothing about the next mail.
 */
export function cameBackWrites(
  actor: Actor,
  { mailId, about, attempts }: Pick<MailItem, 'mailId' | 'about' | 'attempts'>,
  { lastError, subject }: Omit<Failure, 'state'>,
): Write<never>[] {
  const finishedAt = instant(clock.now());
  const card = { mailId, about, attempts, state: 'FAILED' as const, finishedAt, lastError, ...subject };
  return [
    {
      kind: 'update',
      key: mailKeys.mail(actor, mailId),
      set: { state: 'FAILED', lastError, ...failedMailPlaces(actor, card).set },
      when: [{ field: 'state', is: 'SENT' }],
    },
  ];
}

/**
 * An address that bounced is not mailed again, by any site; whoever complained gets no mail of this site again that they
 * can do without.
 */
export const suppressWrites = (actor: Actor, address: string, reason: MailProblem['reason']): Write<never>[] => {
  const hash = addressHash(address);
  const item: MailProblem = { reason, at: instant(clock.now()) };
  return [
    {
      kind: 'put',
      key: reason === 'bounce' ? globalMailKeys.suppressed(hash) : mailKeys.complaint(actor, hash),
      item: { ...item },
    },
  ];
};

/** An address that bounced is mailed again. */
export const liftBounceWrites = (address: string): Write<never>[] => [
  { kind: 'delete', key: globalMailKeys.suppressed(addressHash(address)) },
];
