import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { applicationStates } from './application.ts';
import { siteIdField } from './fields.ts';

export const decideSupplierApplication = defineCall({
  name: 'partners/decide-supplier-application',
  method: 'POST',
  path: '/api/site/decideSupplierApplication',
  summary: 'Lets a site into the directory of suppliers, or takes it out.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin', platformOnly: true },
  request: z.strictObject({
    /** The site that applies. */
    site: siteIdField,
    /** What stood when it was read; where it is another by now, nothing is decided. */
    state: z.enum(applicationStates),
    /** What stands from now on. */
    decision: z.enum(['Listed', 'Declined']),
  }),
  response: z.object({
    /** What stands now. */
    state: z.enum(applicationStates),
  }),
  failures: [],
});
