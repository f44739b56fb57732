import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { importShown } from './import-shown.ts';
import { importedKinds } from './imported-masters.ts';

export const previewImport = defineCall({
  name: 'destination/import/preview-import',
  method: 'POST',
  path: '/api/imports/previewImport',
  summary: 'Has a file that was put there read and held against what there is; nothing is written.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'], permission: 'masters.files', module: 'Dmc' },
  request: z.strictObject({
    /** What the file holds. */
    kind: z.enum(importedKinds),
    /** The file, one's own, as `startImport` named it. */
    uploadId: z.string().check(z.regex(/^[\w-]{1,90}$/)),
    /** As the file is called. */
    fileName: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: importShown,
  failures: ['FILE_REFUSED', 'FILE_MISSING', 'JOB_RUNNING', 'TOO_MANY_JOBS'],
});
