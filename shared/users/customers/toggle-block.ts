import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { customerRow } from './customer.ts';
import { customerIdField } from './customer-number.ts';

export const toggleBlock = defineCall({
  name: 'users/customers/toggle-block',
  method: 'POST',
  path: '/api/wl/user/toggleBlock',
  summary: 'Staff block a user, which ends every session of theirs at its next call, or let them in again.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.block' },
  request: z.strictObject({
    /** The customer to block or to let in again, by number. */
    customerId: customerIdField,
    /** How it is to be; twice the same is no change. */
    isBlocked: z.boolean(),
  }),
  response: customerRow,
  failures: [],
});
