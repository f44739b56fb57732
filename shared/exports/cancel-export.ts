import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { exportIdField, exportRow } from './export-row.ts';

export const cancelExport = defineCall({
  name: 'exports/cancel-export',
  method: 'POST',
  path: '/api/exports/cancelExport',
  summary: 'Ends a file that is still being written; what was written of it is never handed out.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({
    /** One of the caller's own. */
    exportId: exportIdField,
  }),
  response: exportRow,
  failures: [],
});
