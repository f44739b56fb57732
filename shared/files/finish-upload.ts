import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { uploadIdField } from './upload-id.ts';

export const finishUpload = defineCall({
  name: 'files/finish-upload',
  method: 'POST',
  path: '/api/files/finishUpload',
  summary: 'Has a file that was put there checked and kept; whoever needs it then names the upload within a day.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff', 'travelAgent', 'corporate', 'retail'] },
  request: z.strictObject({
    /** The upload, one's own. */
    uploadId: uploadIdField,
  }),
  response: z.object({
    /** The same upload; what is to use the file takes it by this. */
    uploadId: z.string(),
    /** Where the file is seen: a path of this origin for anybody, of a slip an address of five minutes. */
    url: z.string(),
    /** Content type of what is kept. */
    contentType: z.string(),
    /** Pixels across; of a drawing in its own units, of a document zero. */
    width: z.number(),
    /** Pixels down; of a drawing in its own units, of a document zero. */
    height: z.number(),
  }),
  failures: ['FILE_REFUSED', 'FILE_MISSING'],
});
