import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { customerRow } from './customer.ts';

export const searchWlUser = defineCall({
  name: 'users/customers/search-wl-user',
  method: 'POST',
  path: '/api/wl/user/searchWlUser',
  summary:
    'Users of the site by the beginning of a name or company, or by whole email, phone number or customer number.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.view' },
  request: z.strictObject({
    /** What was typed: words are beginnings of names; an email, phone or customer number counts whole. */
    searchQuery: z.string().check(z.trim(), z.maxLength(120)),
  }),
  response: z.object({
    /** Those found, at most 25, best first. */
    records: z.array(customerRow),
    /** True where more would fit than are shown. */
    hasMore: z.boolean(),
  }),
  failures: [],
});
