import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { queryFlag } from '../../query.ts';
import { marketShown } from '../masters.ts';

export const searchMarket = defineCall({
  name: 'destination/masters/search-market',
  method: 'GET',
  path: '/api/dmc/searchMarket',
  summary: 'Markets by what their names hold, the default first, then by name.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** What the name holds, in any case; empty for all. */
    name: z._default(z.string().check(z.maxLength(60)), ''),
    /** Those deactivated too. */
    withDeactivated: z._default(queryFlag, false),
  }),
  response: z.object({
    /** All that fit. */
    markets: z.array(marketShown),
  }),
  failures: [],
});
