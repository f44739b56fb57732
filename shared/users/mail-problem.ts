import * as z from 'zod/mini';

/** Why mails to an address do not arrive. */
export const mailProblem = z.object({
  /**
   * `bounce`: mails to it came back, and nothing is sent there. `complaint`: its owner marked a mail of the site's as
   * unwanted, and gets links, tickets and refunds alone.
   */
  reason: z.enum(['bounce', 'complaint']),
  /** Instant (ISO 8601, UTC) since which it is so. */
  at: z.string(),
});
