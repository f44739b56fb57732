import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { categoryField, siteIdField } from './fields.ts';

export const changeConsumerSupplierMappingStatusFromConsumerSide = defineCall({
  name: 'partners/change-consumer-supplier-mapping-status-from-consumer-side',
  method: 'POST',
  path: '/api/supplier/changeConsumerSupplierMappingStatusFromConsumerSide',
  summary: 'Switches an approved link off, so that nothing of the supplier is sold, or on again.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'suppliers.edit' },
  request: z.strictObject({
    /** The supplier. */
    supplierSiteId: siteIdField,
    /** Which category of it. */
    supplierCategory: categoryField,
    /** True switches it on, false off. */
    isActive: z.boolean(),
  }),
  response: z.object({
    /** Whether it sells now. */
    isLive: z.boolean(),
  }),
  failures: [],
});
