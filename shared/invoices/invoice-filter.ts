import * as z from 'zod/mini';
import { day } from '../flights/model.ts';
import { invoiceKindNames } from './kinds.ts';

const someDay = z._default(z.union([day, z.literal('')]), '');

/** What the list of invoices can be narrowed to. */
export const invoiceFilter = z.strictObject({
  /** First day, `YYYY-MM-DD` in the site's zone, on which they were written; empty: no limit. */
  from: someDay,
  /** Last day; empty: no limit. */
  to: someDay,
  /** Which papers; empty: all. */
  kind: z._default(z.enum(['', ...invoiceKindNames]), ''),
  /** A part of the number, a PNR, or words that begin those of who it is made out to and what it is for; empty: all. */
  search: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
  /** The `cursor` of the page before; empty for the first. */
  cursor: z._default(z.string().check(z.maxLength(2000)), ''),
});
export type InvoiceFilter = z.output<typeof invoiceFilter>;
