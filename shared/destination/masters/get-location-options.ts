import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { fewAsked } from '../../records/record-fields.ts';
import { locationShown } from '../masters.ts';

export const getLocationOptions = defineCall({
  name: 'destination/masters/get-location-options',
  method: 'GET',
  path: '/api/dmc/getLocationOptions',
  summary: 'Places that guests are fetched from or taken to, by name.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject(fewAsked),
  response: z.object({
    /** All that fit. */
    locations: z.array(locationShown),
  }),
  failures: [],
});
