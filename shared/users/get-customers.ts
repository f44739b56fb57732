import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { numberedPage } from '../lists/pages.ts';
import { customerFilter } from './customer-filter.ts';
import { customerRow } from './customer.ts';

/** Rows of a page of customers. */
export const CUSTOMERS_PAGE = 25;

export const getCustomers = defineCall({
  name: 'users/get-customers',
  method: 'POST',
  path: '/api/wl/user/getCustomers',
  summary: 'The site’s users, newest first: by numbered pages, or narrowed and by cursor.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.view' },
  request: customerFilter,
  response: z.extend(numberedPage(customerRow), {
    /** Where a narrowed list goes on; null at its end, and where pages are numbered. */
    cursor: z.nullable(z.string()),
    /** Registration (an instant) of the last row looked at in a narrowed list, fitting or not; null otherwise. */
    lookedBackTo: z.nullable(z.string()),
  }),
  failures: [],
});
