import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { recordIdField } from '../records/record-fields.ts';

export const generateDriverAccessToken = defineCall({
  name: 'transfers/generate-driver-access-token',
  method: 'POST',
  path: '/api/dmc/generateDriverAccessToken',
  summary: 'Makes the link to a driver’s page, which ends the one before; it is told once.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Whose link. */
    driverId: recordIdField,
  }),
  response: z.object({
    /** What the link ends in. */
    driverAccessToken: z.string(),
    /** Whole address for the driver. */
    link: z.string(),
  }),
  failures: [],
});
