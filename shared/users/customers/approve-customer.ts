import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { customerRow } from './customer.ts';
import { customerIdField } from './customer-number.ts';

export const approveCustomer = defineCall({
  name: 'users/customers/approve-customer',
  method: 'POST',
  path: '/api/wl/user/approveCustomer',
  summary:
    'Staff approve an agent who registered: all users of the agency can order from then on, and its owner is told by mail.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.approve' },
  request: z.strictObject({
    /** The agent to approve, by number; one who is approved already stays so, and is mailed nothing. */
    customerId: customerIdField,
  }),
  response: customerRow,
  failures: [],
});
