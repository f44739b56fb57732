import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { importedKinds } from './imported-masters.ts';

export const startImport = defineCall({
  name: 'destination/import/start-import',
  method: 'POST',
  path: '/api/imports/startImport',
  summary: 'Asks for a place to put a file of master data to.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff'], permission: 'masters.files', module: 'Dmc' },
  request: z.strictObject({
    /** What the file holds. */
    kind: z.enum(importedKinds),
    /** As the file is called. */
    fileName: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Bytes of the file, to the last one. */
    size: z.int().check(z.minimum(0)),
  }),
  response: z.object({
    /** Names the file when it is to be read. */
    uploadId: z.string(),
    /**
     * Where the file goes by one PUT, with the headers `content-type` and `if-none-match: *` and no cookie: an address, or
     * a path of this origin. It takes one file; another is answered 412.
     */
    url: z.string(),
    /** The method that it is sent by. */
    method: z.literal('PUT'),
    /** The `content-type` that it must be sent with. */
    contentType: z.string(),
    /** ISO 8601: from then on nothing is taken there. */
    expiresAt: z.string(),
  }),
  failures: ['FILE_REFUSED'],
});
