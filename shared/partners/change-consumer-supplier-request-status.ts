import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { siteIdField } from './fields.ts';

export const changeConsumerSupplierRequestStatus = defineCall({
  name: 'partners/change-consumer-supplier-request-status',
  method: 'POST',
  path: '/api/supplier/supplierOnlyAccess/changeConsumerSupplierRequestStatus',
  summary: 'Decides on what another site asks, once.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'consumers.edit' },
  request: z.strictObject({
    /** What is decided. */
    newRequestStatus: z.enum(['Approved', 'Rejected']),
    /** The request's number. */
    requestId: z.string().check(z.regex(/^\d{1,9}$/)),
    /** The site that asks; another than the request's is refused. */
    consumerMongoSiteId: siteIdField,
  }),
  response: z.object({
    /** What stands now. */
    requestStatus: z.enum(['Approved', 'Rejected']),
  }),
  failures: [],
});
