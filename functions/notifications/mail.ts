import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { MailKind } from './mail-kinds.ts';

/** A file that goes out with a mail: an object that is read then, by its name in objects(), or a short text. */
export type Attachment = { filename: string; contentType: string } & ({ object: string } | { text: string });

/** A barcode that stands in the mail as `<img src="cid:…">` and is drawn when it is sent. */
export interface MailBarcode {
  cid: string;
  filename: string;
  content: string;
}

/** A mail ready to send. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
  barcodes?: MailBarcode[];
  /** A logo drawn in its address (`data:`), which stands in the mail as a picture. */
  logo?: string;
  /** Whose name it is sent in and who gets the answers, where that is not the site. */
  sender?: { name: string; replyTo: string };
  /** The booking it is about, which is told when the mail comes back. */
  bookingId?: string;
  /** The order it is about, where that is no booking's: staff find it beside a mail that failed. */
  orderId?: string;
}

/** What goes out with a mail and comes back with its bounce: which mail it was. */
export interface MailTag {
  mailId: string;
  about: MailKind;
}

/**
 * DUE until it is SENT, FAILED after too many tries or where it came back, or SUPPRESSED because the address bounced
 * before, or complained and can do without it; VOID is sent to nobody.
 */
export type MailState = 'DUE' | 'SENT' | 'FAILED' | 'SUPPRESSED' | 'VOID';

/** A mail's row. What it says (links, names) is encrypted and goes when it is sent. */
export interface MailItem {
  mailId: string;
  /** Which mail: set-password, forgot-password, ticket … */
  about: MailKind;
  state: MailState;
  attempts: number;
  /** ms since 1970: no try before this instant. A lease moves it. */
  notBefore: number;
  content?: Sealed;
  createdAt: string;
  /** Since when it is sent, failed or suppressed. */
  finishedAt?: string;
  /** Name of the last failure; never what SES said, which holds the address. */
  lastError?: string;
}

/** Why mails to an address do not arrive, and since when. */
export interface MailProblem {
  reason: 'bounce' | 'complaint';
  /** Instant. */
  at: string;
}
