import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { areaTransferIdField } from './area-transfer.ts';

export const deleteTransfers = defineCall({
  name: 'areas/delete-transfers',
  method: 'POST',
  path: '/api/areas/deleteTransfers/{id}',
  summary: 'Deletes a transfer between areas that nothing uses; what uses it is said otherwise.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  request: z.strictObject({
    /** The transfer. */
    id: areaTransferIdField,
  }),
  response: z.object({}),
  failures: ['RECORD_IN_USE'],
});
