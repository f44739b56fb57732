import * as z from 'zod/mini';

/** A mail that did not arrive. What it said is not kept. */
export const failedMail = z.object({
  /** Its number in this list; `mailId` of a request asks for it alone. */
  mailId: z.string(),
  /** What it was, in words: `E-ticket`, `Link to set a password`. */
  title: z.string(),
  /** Instant (ISO 8601, UTC) since which it is known that it did not arrive. */
  failedAt: z.string(),
  /** The address it was for; empty of mails that failed before addresses were kept. */
  to: z.string(),
  /** Whose account's address that was; empty where it was nobody's. */
  userId: z.string(),
  /** First and last name of that person today; empty where there is none, or they have left. */
  customerName: z.string(),
  /** The booking it was about; empty for none. */
  bookingId: z.string(),
  /** That booking's PNR as it was then; empty where it had none yet. */
  pnr: z.string(),
  /** The order it was about, a booking's own too; empty for none. */
  orderId: z.string(),
  /**
   * `cameBack`: sent, and the address is not there or takes no mails. `bouncedBefore`: not sent, since mails to the
   * address came back before. `unwanted`: not sent, since whoever has the address marked a mail of the site's as
   * unwanted and can do without this one. `mailboxFull`, `refused` (too large, or for what it held), `tooLate`: sent, and
   * this one came back; the next may arrive. `notSent`: given up after all its tries. `unknown`: not kept.
   */
  reason: z.enum(['cameBack', 'bouncedBefore', 'unwanted', 'mailboxFull', 'refused', 'tooLate', 'notSent', 'unknown']),
  /** How often its sending was tried. */
  tries: z.number(),
});
export type FailedMail = z.output<typeof failedMail>;
