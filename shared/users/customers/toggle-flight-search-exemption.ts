import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { customerRow } from './customer.ts';
import { customerIdField } from './customer-number.ts';

export const toggleFlightSearchExemption = defineCall({
  name: 'users/customers/toggle-flight-search-exemption',
  method: 'POST',
  path: '/api/wl/user/toggleFlightSearchExemption',
  summary: 'Exempts a customer from look to book, so that they may search without ever booking, or no more.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.search' },
  request: z.strictObject({
    /** The customer to exempt or not, by number. */
    customerId: customerIdField,
    /** True to exempt. */
    exempt: z.boolean(),
  }),
  response: customerRow,
  failures: [],
});
