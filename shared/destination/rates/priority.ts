import * as z from 'zod/mini';

/** Where an activity stands that nobody gave another place (spec: destination-management 9). */
export const USUAL_PRIORITY = 1;

/** Where an activity stands in its city's list: a whole number, the lowest first. */
export const priorityField = z
  .int('Please enter a whole number.')
  .check(z.minimum(0, 'Please enter zero or more.'), z.maximum(9_999, 'Please enter at most 9999.'));
