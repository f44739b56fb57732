import * as z from 'zod/mini';

/** One line of any history: what was done, by whom, from what to what. */
export const toldEvent = z.object({
  /** Instant (ISO 8601, UTC). */
  at: z.string(),
  /** What was done, in words. */
  text: z.string(),
  /** How it was, in words; empty where there was nothing. */
  from: z.string(),
  /** How it is since, in words; empty where there is nothing any more. */
  to: z.string(),
  /** Who did it, by name. */
  by: z.string(),
});
export type ToldEvent = z.output<typeof toldEvent>;
