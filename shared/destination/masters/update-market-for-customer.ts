import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { customerIdField } from '../../users/customers/customer-number.ts';
import { recordIdField } from '../../records/record-fields.ts';

export const updateMarketForCustomer = defineCall({
  name: 'destination/masters/update-market-for-customer',
  method: 'POST',
  path: '/api/dmc/updateMarketForCustomer',
  summary: 'Puts a customer into a market, or takes them out of one: then the default market is theirs.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    /** The customer, by number. */
    customerId: customerIdField,
    /** The market; empty for the site’s default, whichever that is. */
    marketId: z.union([recordIdField, z.literal('')]),
  }),
  response: z.object({
    /** Name of the market that the customer is priced by now. */
    marketName: z.string(),
  }),
  failures: [],
});
