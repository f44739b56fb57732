import * as z from 'zod/mini';
import { day } from '../flights/search-query.ts';

const someDay = z._default(z.union([day, z.literal('')]), '');

export const kartFilter = z.strictObject({
  /** Which of them are shown; `due` is to be paid within three days, `arriving` within a week. */
  show: z._default(z.enum(['all', 'draft', 'sent', 'accepted', 'vouchered', 'cancelled', 'due', 'arriving']), 'all'),
  /** Beginnings of words of the name, the customer or the company, or the running number; empty for all. */
  search: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** First day of arrival; empty for no limit. */
  from: someDay,
  /** Last day of arrival; empty for no limit. */
  to: someDay,
  /** The site’s number of the customer. */
  customerId: z._default(z.string().check(z.regex(/^\d{0,9}$/)), ''),
  /** The `cursor` of the page before; empty for the first. */
  cursor: z._default(z.string().check(z.maxLength(2000)), ''),
});
