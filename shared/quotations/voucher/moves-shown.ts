import * as z from 'zod/mini';

/** What a change of a quotation does to its transfers. */
export const movesShown = z.object({
  /** Transfers that would be made. */
  made: z.number(),
  /** Transfers that would have another time or other places. */
  moved: z.number(),
  /** Transfers that would be withdrawn. */
  withdrawn: z.number(),
  /** Who drives any of them. */
  drivers: z.array(
    z.object({
      /** What they are called. */
      driverName: z.string(),
      /** How many of them they drive. */
      transfers: z.number(),
    }),
  ),
});
export type Moves = z.output<typeof movesShown>;
