import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { uploadPurposes } from './purposes.ts';

export const startUpload = defineCall({
  name: 'files/start-upload',
  method: 'POST',
  path: '/api/files/startUpload',
  summary: 'Asks for a place to put a file to, by its purpose, kind and size.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['staff', 'travelAgent', 'corporate', 'retail'] },
  request: z.strictObject({
    /**
     * What the file is for: the site's logo or icon, sent by staff who may change settings, a picture of an activity,
     * sent by staff who may change master data, an agency's logo, sent by its owner, or a slip of a bank transfer, sent
     * by a customer.
     */
    purpose: z.enum(uploadPurposes),
    /** Content type of the file, e.g. `image/png`; what is in the file must be that. */
    contentType: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Bytes of the file, to the last one. */
    size: z.int().check(z.minimum(0)),
  }),
  response: z.object({
    /** Names the upload when it is finished. */
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
