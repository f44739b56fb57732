import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { sharingBasisField, transferScopeField } from '../destination/rates/sharing.ts';
import { reachedRequest } from './reached.ts';

export const getFilteredAreasTransfersType = defineCall({
  name: 'areas/get-filtered-areas-transfers-type',
  method: 'GET',
  path: '/api/areas/getFilteredAreasTransfersType',
  summary: 'The types and sharing bases that there are of transfers between areas for a market, each pair once.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: reachedRequest,
  response: z.object({
    /** Each pair of type and basis once. */
    types: z.array(
      z.object({
        /** What such transfers are for. */
        transferType: transferScopeField,
        /** How their seats are sold. */
        sharingBasis: sharingBasisField,
        /** Paid for each person. */
        isPerPax: z.boolean(),
      }),
    ),
  }),
  failures: [],
});
