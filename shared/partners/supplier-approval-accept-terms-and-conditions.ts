import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { applicationShown } from './application.ts';

export const supplierApprovalAcceptTermsAndConditions = defineCall({
  name: 'partners/supplier-approval-accept-terms-and-conditions',
  method: 'POST',
  path: '/api/wl/user/supplierApproval_acceptTermsAndConditions',
  summary: 'Accepts the terms in the version that was read, and puts the application before the platform.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin' },
  request: z.strictObject({
    /** The version that was read; any other than today's is refused. */
    version: z.string().check(z.minLength(1), z.maxLength(20)),
  }),
  response: applicationShown,
  failures: [],
});
