import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { applicationShown } from './application.ts';

export const supplierApprovalGetTermsAndConditions = defineCall({
  name: 'partners/supplier-approval-get-terms-and-conditions',
  method: 'POST',
  path: '/api/wl/user/supplierApproval_getTermsAndConditions',
  summary: 'The terms for sites that supply others, and where the site’s own application stands.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({}),
  response: z.object({
    /** Names the terms as they stand; it is what is accepted. */
    version: z.string(),
    /** The terms, as HTML. */
    html: z.string(),
    /** The site's application; null where it has none. */
    application: z.nullable(applicationShown),
  }),
  failures: [],
});
