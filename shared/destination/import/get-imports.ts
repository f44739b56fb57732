import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { importShown } from './import-shown.ts';

export const getImports = defineCall({
  name: 'destination/import/get-imports',
  method: 'GET',
  path: '/api/imports/getImports',
  summary: 'The files that the caller imported within the last day, the newest first.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'], permission: 'masters.files', module: 'Dmc' },
  request: z.strictObject({}),
  response: z.object({
    /** At most 50 of them. */
    imports: z.array(importShown),
  }),
  failures: [],
});
