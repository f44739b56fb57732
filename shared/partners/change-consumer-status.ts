import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { siteIdField, supplierListIdField } from './fields.ts';

export const changeConsumerStatus = defineCall({
  name: 'partners/change-consumer-status',
  method: 'POST',
  path: '/api/supplier/supplierOnlyAccess/changeConsumerStatus',
  summary: 'Suspends a site, so that nothing of this one’s is sold there, or lifts that.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'consumers.edit' },
  request: z.strictObject({
    /** Id of the site that sells. */
    consumerSiteId: siteIdField,
    /** This site's list of a category, as the consumer's row names it. */
    supplierListId: supplierListIdField,
    /** What is to stand. */
    newStatus: z.enum(['Approved', 'Suspended']),
  }),
  response: z.object({
    /** What stands now. */
    status: z.enum(['Approved', 'Suspended']),
  }),
  failures: [],
});
