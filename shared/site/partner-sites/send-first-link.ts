import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { siteIdField } from './suspend-site.ts';

export const sendFirstLink = defineCall({
  name: 'site/partner-sites/send-first-link',
  method: 'POST',
  path: '/api/site/sendFirstLink',
  summary: 'Mails the first super admin of a partner site a new link to set a password; those mailed before die.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin', platformOnly: true },
  request: z.strictObject({
    /** The partner site. */
    site: siteIdField,
  }),
  response: z.object({
    /** Address that it was mailed to. */
    email: z.string(),
    /** The link itself, which works once, for 7 days: to be handed over where mails do not arrive. */
    link: z.string(),
  }),
  failures: [],
});
