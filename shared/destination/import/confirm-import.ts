import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { importIdField, importShown } from './import-shown.ts';

export const confirmImport = defineCall({
  name: 'destination/import/confirm-import',
  method: 'POST',
  path: '/api/imports/confirmImport',
  summary:
    'Has what a file that was read adds or changes written; confirmed again while they are, it answers the same.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'], permission: 'masters.files', module: 'Dmc' },
  request: z.strictObject({
    /** One of the caller’s own that is ready. */
    importId: importIdField,
    /** True: the good rows go alone. Asked of a file with bad ones (409 IMPORT_HAS_BAD_ROWS otherwise). */
    goodRowsAlone: z._default(z.boolean(), false),
  }),
  response: importShown,
  failures: ['IMPORT_HAS_BAD_ROWS', 'JOB_RUNNING', 'TOO_MANY_JOBS'],
});
