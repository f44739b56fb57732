import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { queryFlag } from '../query.ts';
import { exportIdField, exportRow } from './export-row.ts';

export const getExport = defineCall({
  name: 'exports/get-export',
  method: 'GET',
  path: '/api/exports/getExport',
  summary: 'How far a file has come; once it is done, and where that is asked for, a link to fetch it by.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({
    /** One of the caller's own. */
    exportId: exportIdField,
    /** Whether the file is to be fetched: who fetched it is noted, and a link is answered once it is done. */
    download: z._default(queryFlag, false),
  }),
  response: z.extend(exportRow, {
    /** Where the file is fetched from, for 60 seconds; null where it was not asked for, or is not done. */
    link: z.nullable(z.string()),
  }),
  failures: ['MODULE_OFF'],
});
