import * as z from 'zod/mini';

/** Days of the week an option runs, 1 Monday to 7 Sunday (ISO 8601); none said is every day. */
export const weekdaysField = z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7));

/** Days on which an option is not sold, both ends included. */
export const stopSale = z.strictObject({
  /** First day without sale, `yyyy-mm-dd`. */
  from: z.iso.date(),
  /** Last day without sale; the same for a single one. */
  till: z.iso.date(),
});
export type StopSale = z.output<typeof stopSale>;
