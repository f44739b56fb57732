import type { MailKind } from './mail-kinds.ts';
import type { MailState } from './mail.ts';

/** To whom a mail was and what it was about: what is kept of one that did not arrive, its own words being erased. */
export interface FailedMailSubject {
  /** The address; absent of mails that failed before it was kept. */
  to?: string;
  /** Whose account's address it was then; absent where it was nobody's. */
  userId?: string;
  bookingId?: string;
  /** Absent or empty where the booking had none yet. */
  pnr?: string;
  orderId?: string;
}

/** A mail that did not arrive, as staff's list shows it. */
export interface FailedMailCard extends FailedMailSubject {
  mailId: string;
  about: MailKind;
  /** SUPPRESSED: it was not tried at all. Absent where it was not kept. */
  state?: MailState;
  attempts: number;
  /** Instant since which it is known. */
  finishedAt: string;
  /**
   * `bounce` or `complaint`; SES' name of a bounce that says nothing about the next mail; or the name of the last
   * failure. Absent where it was not kept.
   */
  lastError?: string;
}

export const packedFailedMail = (mail: FailedMailCard): string => {
  const { mailId, about, state, attempts, finishedAt, lastError, to, userId, bookingId, pnr, orderId } = mail;
  const subject: FailedMailSubject = { to, userId, bookingId, pnr, orderId };
  return JSON.stringify({ mailId, about, state, attempts, finishedAt, lastError, ...subject } satisfies FailedMailCard);
};
export const unpackFailedMail = (card: string): FailedMailCard => JSON.parse(card) as FailedMailCard;
