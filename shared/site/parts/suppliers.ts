import * as z from 'zod/mini';

/** The sources that a site's flights come from, in the order they are asked and shown. Staff add none here. */
export const suppliersPart = z.strictObject({
  /** All of the site's sources, each once. */
  sources: z
    .array(
      z.strictObject({
        /** The source's name, as bookings carry it. */
        name: z.string().check(z.minLength(1), z.maxLength(60)),
        /** Seconds that it has to answer a question of the sale; after that it is left out of a search. */
        deadlineSeconds: z.int('Please enter whole seconds.').check(z.minimum(2), z.maximum(25)),
      }),
    )
    .check(z.maxLength(20)),
});
