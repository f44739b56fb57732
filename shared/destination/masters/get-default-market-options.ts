import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { marketShown } from '../masters.ts';

/** Markets that a picker shows before anything is typed. */
export const MOST_MARKET_OPTIONS = 20;

export const getDefaultMarketOptions = defineCall({
  name: 'destination/masters/get-default-market-options',
  method: 'GET',
  path: '/api/dmc/getDefaultMarketOptions',
  summary: 'What a picker of markets shows before anything is typed: the default first, then by name.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({}),
  response: z.object({
    /** At most 20, none of them deactivated. */
    markets: z.array(marketShown),
  }),
  failures: [],
});
