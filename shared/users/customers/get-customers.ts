import { defineCall } from '../../contract.ts';
import { narrowablePage } from '../../lists/pages.ts';
import { customerFilter } from './customer-filter.ts';
import { customerRow } from './customer.ts';

/** Rows of a page of customers. */
export const CUSTOMERS_PAGE = 25;

export const getCustomers = defineCall({
  name: 'users/customers/get-customers',
  method: 'POST',
  path: '/api/wl/user/getCustomers',
  summary: 'The site’s users, newest first: by numbered pages, or narrowed and by cursor.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.view' },
  request: customerFilter,
  response: narrowablePage(customerRow),
  failures: [],
});
