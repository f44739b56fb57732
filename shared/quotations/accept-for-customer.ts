import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { kartIdField } from './get-kart-by-id.ts';

export const acceptForCustomer = defineCall({
  name: 'quotations/accept-for-customer',
  method: 'POST',
  path: '/api/kart/acceptForCustomer',
  summary: 'Accepts a version that stands and is valid for its customer, with a reason that is kept.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.confirm', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
    /** Number of the version. */
    number: z.int().check(z.minimum(1), z.maximum(999)),
    /** How the customer said so. */
    reason: z.string().check(z.trim(), z.minLength(3, 'Please say how the customer accepted.'), z.maxLength(200)),
  }),
  response: z.object({
    /** Number of the version that is accepted now. */
    acceptedVersion: z.number(),
  }),
  failures: [],
});
