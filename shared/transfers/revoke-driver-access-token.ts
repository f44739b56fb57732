import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { recordIdField } from '../records/record-fields.ts';

export const revokeDriverAccessToken = defineCall({
  name: 'transfers/revoke-driver-access-token',
  method: 'POST',
  path: '/api/dmc/revokeDriverAccessToken',
  summary: 'Ends the link to a driver’s page.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Whose link. */
    driverId: recordIdField,
  }),
  response: z.object({}),
  failures: [],
});
