import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { areaTransferRow } from './area-transfer.ts';
import { reachedRequest } from './reached.ts';

export const getFilteredAreasTransfers = defineCall({
  name: 'areas/get-filtered-areas-transfers',
  method: 'GET',
  path: '/api/areas/getFilteredAreasTransfers',
  summary: 'Transfers from one area to another for a market, the cheapest of a sharing basis first.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: reachedRequest,
  response: z.object({
    /** All that fit; none that is deactivated or leads to an area that is. */
    transfers: z.array(areaTransferRow),
  }),
  failures: [],
});
