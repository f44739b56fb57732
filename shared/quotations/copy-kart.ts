import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { day } from '../flights/search-query.ts';
import { customerIdField } from '../users/customers/customer-number.ts';
import { kartIdField } from './get-kart-by-id.ts';

export const copyKart = defineCall({
  name: 'quotations/copy-kart',
  method: 'POST',
  path: '/api/kart/copyKart',
  summary:
    'Makes a new quotation of another, for the same customer or another one, arriving on the same day or another.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  idempotent: true,
  request: z.strictObject({
    /** The quotation that is copied. */
    id: kartIdField,
    /** The site’s number of the customer; left out, that of the copied one. */
    customerId: z.optional(customerIdField),
    /** First day of the copy’s trip; left out, that of the copied one. */
    arrivalDate: z.optional(day),
    /** What the copy’s trip is called; left out, as the copied one. */
    kartName: z.optional(z.string().check(z.trim(), z.minLength(1, 'This is required field.'), z.maxLength(120))),
  }),
  response: z.object({
    /** Id of the copy. */
    id: z.string(),
    /** Its running number on the site. */
    quotationId: z.number(),
  }),
  failures: [],
});
