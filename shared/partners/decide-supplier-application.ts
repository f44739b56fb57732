import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { applicationStates } from './application.ts';
import { versionField } from '../version.ts';
import { siteIdField } from './fields.ts';
import { siteApplication } from './get-supplier-applications.ts';

export const decideSupplierApplication = defineCall({
  name: 'partners/decide-supplier-application',
  method: 'POST',
  path: '/api/site/decideSupplierApplication',
  summary:
    'Lets a site into the directory of suppliers, or takes it out; links that it has go on. What stands meanwhile comes with a conflict.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin', platformOnly: true },
  request: z.strictObject({
    /** The site that applies. */
    site: siteIdField,
    /** The version that was read: one that was changed since is a CONFLICT. */
    version: versionField,
    /** What stands from now on; `Listed` only where today's terms are accepted. */
    decision: z.enum(['Listed', 'Declined']),
  }),
  response: z.object({
    /** What stands now. */
    state: z.enum(applicationStates),
  }),
  stands: siteApplication,
  failures: [],
});
