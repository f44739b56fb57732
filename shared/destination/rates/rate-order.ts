import * as z from 'zod/mini';
import { MOST_RATES, rateIdField, versionField } from './rate-fields.ts';

/** A new order of all rates of one kind that an option has. */
export const rateOrderRequest = z.strictObject({
  /** Every rate's id, the one that goes before all others last: a list on a screen, from its end to its beginning. */
  newPriority: z.array(rateIdField).check(z.minLength(1), z.maxLength(MOST_RATES)),
  /** `orderVersion` as it was read; left out, whatever the order is by then gives way. */
  orderVersion: z.optional(versionField),
});

/** The order as it is now. */
export const rateOrderAnswer = z.object({
  /** Every rate's id, the one that goes before all others first. */
  order: z.array(z.string()),
  /** Counts the changes of the order. */
  orderVersion: z.number(),
});
