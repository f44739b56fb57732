import * as z from 'zod/mini';
import { day } from '../flights/model.ts';
import { consumerSiteField } from '../lists/consumer-site.ts';
import { changeStates } from './model.ts';

const someDay = z._default(z.union([day, z.literal('')]), '');

/** What can be asked for, as the form of the specification calls it. */
export const changeKinds = ['refund', 'cancelled', 'partial', 'itinerary'] as const;

/** Which change requests a list or its file shows. */
export const changeFilter = z.strictObject({
  /** True: only those that wait for somebody. */
  waiting: z._default(z.boolean(), false),
  /** First day, `YYYY-MM-DD` in the site's zone, on which they were made; empty: no limit. */
  from: someDay,
  /** Last day; empty: no limit. */
  to: someDay,
  /** Where they stand; `Completed` finds those that are closed, too. Empty: anywhere. */
  state: z._default(z.enum(['', ...changeStates]), ''),
  /** What was asked for; empty: anything. */
  kind: z._default(z.enum(['', ...changeKinds]), ''),
  /**
   * A PNR, a booking, an airline's code, or words that begin those of passengers, of who asked, of whose booking it is and of
   * the airline; empty: all.
   */
  search: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /**
   * The id of a site that sells what this one supplies, for staff alone: requests of what it bought here. Anybody else is
   * refused with FORBIDDEN. Left out: of everybody.
   */
  consumerSiteId: z.optional(consumerSiteField),
  /** Where to go on, from an earlier answer; empty for the first page. */
  cursor: z._default(z.string().check(z.maxLength(2000)), ''),
});
export type ChangeFilter = z.output<typeof changeFilter>;
