import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { exportRow } from './export-row.ts';

export const getExports = defineCall({
  name: 'exports/get-exports',
  method: 'GET',
  path: '/api/exports/getExports',
  summary: 'The files that the caller asked for within the last day, the newest first.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({}),
  response: z.object({
    /** At most 50 of them. */
    exports: z.array(exportRow),
  }),
  failures: [],
});
