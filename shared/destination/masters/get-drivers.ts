import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { fewAsked } from '../../records/record-fields.ts';
import { driverShown } from '../masters.ts';

export const getDrivers = defineCall({
  name: 'destination/masters/get-drivers',
  method: 'GET',
  path: '/api/dmc/getDrivers',
  summary: 'The site’s drivers, by name.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject(fewAsked),
  response: z.object({
    /** All that fit. */
    drivers: z.array(driverShown),
  }),
  failures: [],
});
