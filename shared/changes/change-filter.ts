import * as z from 'zod/mini';

/** Which change requests a list or its file shows. */
export const changeFilter = z.strictObject({
  /** True: only those that wait for somebody. */
  waiting: z._default(z.boolean(), false),
  /** Where to go on, from an earlier answer; empty for the first page. */
  cursor: z._default(z.string().check(z.maxLength(2000)), ''),
});
