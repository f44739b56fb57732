import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { uploadIdField } from '../../files/upload-id.ts';

export const setAgencyLogo = defineCall({
  name: 'users/company/set-agency-logo',
  method: 'POST',
  path: '/api/user/setAgencyLogo',
  summary: "An agency's owner gives its tickets a logo, or takes it off.",
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent'] },
  request: z.strictObject({
    /** A finished upload of one's own for `agencyLogo`; null: no logo any more. */
    uploadId: z.nullable(uploadIdField),
  }),
  response: z.object({
    /** Where the logo is from now on; empty for none. */
    taLogoUrl: z.string(),
  }),
  failures: ['FILE_MISSING'],
});
