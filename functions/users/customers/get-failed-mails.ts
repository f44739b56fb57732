import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { PAGE } from '#functions/lists/drive.ts';
import { cursorPageOf } from '#functions/lists/pages.ts';
import type { FailedMailCard } from '#functions/notifications/failed-mail-card.ts';
import { failedMailsFrom, readFailedMail } from '#functions/notifications/failed-mail-store.ts';
import { mailKinds } from '#functions/notifications/mail-kinds.ts';
import { ok } from '#shared/errors.ts';
import type { FailedMail } from '#shared/users/customers/failed-mail.ts';
import { getFailedMails } from '#shared/users/customers/get-failed-mails.ts';
import { namesOf } from '../names.ts';

export const getFailedMailsHandler = handle(getFailedMails, async (actor, { mailId, cursor: after }) => {
  const scope = scopeOf(actor, getFailedMails);
  const { cards, cursor } = mailId
    ? { cards: [await readFailedMail(scope, mailId)].filter((card) => card !== undefined), cursor: undefined }
    : await failedMailsFrom(scope, { cursor: after || undefined, limit: PAGE });
  const { users } = await namesOf(
    actor,
    cards.map(({ userId = '' }) => userId),
  );
  const records = cards.map((card) => show(card, users.get(card.userId ?? '')?.name ?? ''));
  return ok(cursorPageOf(records, { cursor, lookedBackTo: cards.at(-1)?.finishedAt }));
});

const show = (card: FailedMailCard, customerName: string): FailedMail => ({
  mailId: card.mailId,
  title: mailKinds[card.about].title,
  failedAt: card.finishedAt,
  to: card.to ?? '',
  userId: card.userId ?? '',
  customerName,
  bookingId: card.bookingId ?? '',
  pnr: card.pnr ?? '',
  orderId: card.orderId ?? '',
  reason: reasonOf(card),
  tries: card.attempts,
});

/** SES' names of bounces that say nothing about the next mail (functions/workers/mail-feedback.ts). */
const bounces: Readonly<Record<string, FailedMail['reason']>> = {
  complaint: 'unwanted',
  MailboxFull: 'mailboxFull',
  MessageTooLarge: 'refused',
  ContentRejected: 'refused',
  AttachmentRejected: 'refused',
  CustomTimeoutExceeded: 'tooLate',
};

function reasonOf({ state, lastError }: FailedMailCard): FailedMail['reason'] {
  if (!lastError) return 'unknown';
  if (lastError === 'bounce') return state === 'SUPPRESSED' ? 'bouncedBefore' : 'cameBack';
  return bounces[lastError] ?? 'notSent';
}
