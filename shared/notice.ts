import * as z from 'zod/mini';

/** A gateway's own words: proven by whoever is the actor, and read from the bytes that were sent. */
export const anyNotice = z.looseObject({});

/** That it was heard: a gateway repeats what is answered otherwise. */
export const noticeTaken = z.object({
  /** Always true. */
  taken: z.boolean(),
});
