import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { siteIdField } from './fields.ts';

export const jumplogin = defineCall({
  name: 'partners/jumplogin',
  method: 'POST',
  path: '/api/wl/user/jumplogin',
  summary: "Leads a member of staff to a linked supplier's site, where they stand for their own for 15 minutes.",
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'suppliers.edit' },
  request: z.strictObject({
    /** The supplier. */
    supplierId: siteIdField,
  }),
  response: z.object({
    /** Address at the supplier's site; opens it once, for a minute. */
    url: z.string(),
  }),
  failures: [],
});
