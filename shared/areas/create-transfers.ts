import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { recordStands } from '../records/record-fields.ts';
import { areaTransferRow } from './area-transfer.ts';
import { transferRequest } from './transfer-request.ts';

export const createTransfers = defineCall({
  name: 'areas/create-transfers',
  method: 'POST',
  path: '/api/areas/createTransfers',
  summary: 'Makes a transfer between two areas, or changes one that is named by its id.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.edit', module: 'Dmc' },
  idempotent: true,
  request: transferRequest,
  response: z.object({
    /** The transfer as it is now. */
    transfer: areaTransferRow,
  }),
  stands: recordStands(areaTransferRow),
  failures: [],
});
