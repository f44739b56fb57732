import * as z from 'zod/mini';

/** Seconds that any source may be given to answer, at least and at most: an answer is out of the API's reach after 29. */
export const LEAST_SECONDS = 2;
export const MOST_SECONDS = 25;

/** The sources that a site's flights come from, in the order they are asked and shown. Staff add none here. */
export const suppliersPart = z.strictObject({
  /** All of the site's sources, each once. */
  sources: z
    .array(
      z.strictObject({
        /** The source's name, as bookings carry it. */
        name: z.string().check(z.minLength(1), z.maxLength(60)),
        /** Seconds that it has to answer a question of the sale; after that it is left out of a search. */
        deadlineSeconds: z.int('Please enter whole seconds.').check(z.minimum(LEAST_SECONDS), z.maximum(MOST_SECONDS)),
      }),
    )
    .check(z.maxLength(20)),
});
