import type { Actor } from '#functions/actors/actor.ts';
import { clock } from '#functions/clock.ts';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { dueShard, globalKeys } from '#functions/table/global-keys.ts';
import { entry, leaving, type Places } from '#functions/table/key.ts';
import { keys } from '#functions/table/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { TaskSubject } from '#functions/workers/task.ts';
import { sortableId } from '#shared/ids.ts';
import { DAY, instant } from '#shared/time.ts';
import type { Mail, MailItem, MailState } from './mail.ts';
import { addressHash } from './store.ts';

/** Rows of finished mails are kept this long, without what they said. */
const KEPT = 90 * DAY;

export const mailAad = (actor: Actor, mailId: string): string => `mail/${actor.site}/${mailId}`;

const dueEntry = (mailId: string, ms: number) => entry(globalKeys.due('MAIL', dueShard(mailId)), instant(ms));
const ttl = () => Math.ceil((clock.now() + KEPT) / 1000);

/**
 * A mail that must follow a commit: its writes go into that commit, the sweeper sends it (`deliverDueMail` at once, if
 * the caller likes). `VOID` writes a row of the same size that is never sent, for answers that must not tell by their
 * time.
 */
export async function mailWrites(
  actor: Actor,
  about: string,
  mail: Mail,
  state: 'DUE' | 'VOID' = 'DUE',
): Promise<{ mailId: string; writes: Write[] }> {
  const now = clock.now();
  const mailId = sortableId(now);
  const content = await encryptPersonal(mailAad(actor, mailId), mail);
  const item: MailItem = { mailId, about, state, attempts: 0, notBefore: now, content, createdAt: instant(now) };
  const due = state === 'DUE' ? dueEntry(mailId, now) : { ttl: Math.ceil((now + DAY) / 1000) };
  return {
    mailId,
    writes: [create(keys.mail(actor, mailId), { ...item, ...due, card: mailTask(actor, mailId) })],
  };
}

/** A mail's own row is its due task: what the sweep finds there. */
export const mailTask = ({ site }: Actor, mailId: string): TaskSubject => ({ site, reference: mailId, name: 'mail' });

/** One sender at a time: the lease moves the mail's due instant. */
export const leaseMailWrites = (actor: Actor, mailId: string, until: number): Write[] => [
  {
    kind: 'update',
    key: keys.mail(actor, mailId),
    set: { notBefore: until, ...dueEntry(mailId, until) },
    add: { attempts: 1 },
    when: [
      { field: 'state', is: 'DUE' },
      { field: 'notBefore', below: clock.now() + 1 },
    ],
  },
];

/**
 * Ends a mail: out of the due index, and what it said is erased. One that failed for good stands among the site's failed
 * ones as long as its row is kept.
 */
export function finishMailWrites(
  actor: Actor,
  mail: Pick<MailItem, 'mailId' | 'about' | 'attempts'>,
  state: Exclude<MailState, 'DUE' | 'VOID'>,
  lastError?: string,
): Write[] {
  const finishedAt = instant(clock.now());
  const places = state === 'FAILED' ? failedMailPlaces(actor, { ...mail, finishedAt, lastError }).set : {};
  return [
    {
      kind: 'update',
      key: keys.mail(actor, mail.mailId),
      set: { state, finishedAt, lastError, ttl: ttl(), ...places },
      remove: ['content', ...leaving('due')],
      when: [{ field: 'state', is: 'DUE' }],
    },
  ];
}

/** A mail that failed for good, as staff's list shows it. To whom it was is not known any more. */
export interface FailedMailCard {
  mailId: string;
  about: string;
  attempts: number;
  finishedAt: string;
  /** Name of the last failure; absent where it was not kept. */
  lastError?: string;
}

/** Its place among the site's failed mails. */
export const failedMailPlaces = (
  actor: Actor,
  { mailId, about, attempts, finishedAt, lastError }: FailedMailCard,
): Places => ({
  set: {
    card: JSON.stringify({ mailId, about, attempts, finishedAt, lastError } satisfies FailedMailCard),
    ...entry(keys.failedMails(actor), finishedAt),
  },
  remove: [],
});

/** Another try at that instant. */
export const retryMailWrites = (actor: Actor, mailId: string, at: number, lastError: string): Write[] => [
  {
    kind: 'update',
    key: keys.mail(actor, mailId),
    set: { notBefore: at, lastError, ...dueEntry(mailId, at) },
    when: [{ field: 'state', is: 'DUE' }],
  },
];

/** An address that bounced or complained is not mailed again, by any site. */
export const suppressWrites = (address: string, reason: 'bounce' | 'complaint'): Write[] => [
  { kind: 'put', key: globalKeys.suppressed(addressHash(address)), item: { reason, at: instant(clock.now()) } },
];
