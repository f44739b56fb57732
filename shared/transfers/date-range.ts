import * as z from 'zod/mini';
import { day } from '../flights/search-query.ts';
import { daysBetween } from '../time.ts';

/** Days of a job sheet at most. */
export const MOST_DAYS_AT_ONCE = 31;

/** Days of the site, from and to, both inclusive. */
export const dateRangeField = z
  .strictObject({
    /** The first day. */
    from: day,
    /** The last day. */
    to: day,
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'Please choose a last day after the first.', path: ['to'] }),
    z.refine(({ from, to }) => daysBetween(from, to) < MOST_DAYS_AT_ONCE, {
      error: `Please choose at most ${MOST_DAYS_AT_ONCE} days.`,
      path: ['to'],
    }),
  );
