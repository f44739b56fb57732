import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

/** A partner site, named by its short name. */
export const siteIdField = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/));

export const suspendSite = defineCall({
  name: 'site/partner-sites/suspend-site',
  method: 'POST',
  path: '/api/site/suspendSite',
  summary: 'Closes a partner site to everybody, or opens it again; what was paid there is still led to its end.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin', platformOnly: true },
  request: z.strictObject({
    /** The partner site. */
    site: siteIdField,
    /** True closes it; false opens it again. */
    isSuspended: z.boolean(),
  }),
  response: z.object({
    /** As it stands now. */
    isSuspended: z.boolean(),
  }),
  failures: [],
});
