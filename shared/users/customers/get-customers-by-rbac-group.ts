import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { numberedPage } from '../../lists/pages.ts';
import { customerRow } from './customer.ts';
import { customerFilter } from './customer-filter.ts';

export const getCustomersByRbacGroup = defineCall({
  name: 'users/customers/get-customers-by-rbac-group',
  method: 'POST',
  path: '/api/wl/user/getCustomersByRbacGroup',
  summary: 'The members of a staff permission group, newest first, by numbered pages.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.view' },
  request: z.strictObject({
    /** The permission group; one that the site does not have has no members. */
    rbacUserGroupId: z.string().check(z.minLength(1), z.maxLength(140)),
    /** Number of the page, from 1. */
    page: customerFilter.shape.page,
    /**
     * From the answer before: what follows it is this page, at the cost of this page alone. Without one all the members
     * before it are read too. One of another list starts over.
     */
    cursor: customerFilter.shape.cursor,
  }),
  response: z.extend(numberedPage(customerRow), {
    /** Where the page after this one begins; null on the last. */
    cursor: z.nullable(z.string()),
  }),
  failures: [],
});
