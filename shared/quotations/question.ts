import * as z from 'zod/mini';

/** What a customer asked about a quotation, and what staff answered. */
export const questionShown = z.object({
  /** Id of the question. */
  id: z.string(),
  /** What was asked. */
  text: z.string(),
  /** When it was asked. */
  askedAt: z.string(),
  /** Empty until it is answered. */
  answer: z.string(),
  /** Who answered; empty until then. */
  answeredBy: z.string(),
  /** When; empty until then. */
  answeredAt: z.string(),
});
