import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { queryFlag } from '../../query.ts';
import { driverShown } from '../masters.ts';

export const getDrivers = defineCall({
  name: 'destination/masters/get-drivers',
  method: 'GET',
  path: '/api/dmc/getDrivers',
  summary: 'The site’s drivers, by name.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({
    /** What the name or the number holds, in any case; empty for all. */
    search: z._default(z.string().check(z.maxLength(60)), ''),
    /** Those deactivated too. */
    withDeactivated: z._default(queryFlag, false),
  }),
  response: z.object({
    /** All that fit. */
    drivers: z.array(driverShown),
  }),
  failures: [],
});
