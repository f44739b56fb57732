import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { userIdField } from '../fields.ts';

export const openCustomerPan = defineCall({
  name: 'users/customers/open-customer-pan',
  method: 'POST',
  path: '/api/wl/user/openCustomerPan',
  summary:
    'Opens the PAN of a person, a sole proprietor’s too, noted in the account’s history before it is opened. Staff’s by super admins only.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.pan' },
  request: z.strictObject({
    /** Whose it is; NOT_FOUND for somebody of whom none is kept. */
    userId: userIdField,
  }),
  response: z.object({
    /** Indian tax number (PAN), ten characters. */
    panNumber: z.string(),
  }),
  failures: [],
});
