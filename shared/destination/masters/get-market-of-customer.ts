import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { queryNumber } from '../../query.ts';
import { marketShown } from '../masters.ts';

export const getMarketOfCustomer = defineCall({
  name: 'destination/masters/get-market-of-customer',
  method: 'GET',
  path: '/api/dmc/getMarketOfCustomer',
  summary: 'The market that a customer is in, and the default one.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** The customer, by number. */
    customerId: queryNumber({ least: 1, most: 999_999_999, whole: true }),
  }),
  response: z.object({
    /** The market given to the customer; null: the default one is theirs. */
    market: z.nullable(marketShown),
    /** The site’s default; null where there is no market yet. */
    defaultMarket: z.nullable(marketShown),
  }),
  failures: [],
});
