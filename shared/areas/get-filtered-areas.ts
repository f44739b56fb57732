import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { areaRow } from './area.ts';
import { reachedRequest } from './reached.ts';

export const getFilteredAreas = defineCall({
  name: 'areas/get-filtered-areas',
  method: 'GET',
  path: '/api/areas/getFilteredAreas',
  summary: 'Areas that a transfer leads to from one, or from where one leads to it, for a market, by name.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: reachedRequest,
  response: z.object({
    /** Each area once, by name; none that is deactivated. */
    areas: z.array(areaRow),
  }),
  failures: [],
});
