import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { linkStates } from './categories.ts';
import { categoryField, siteIdField } from './fields.ts';

export const consumerToSupplierRequests = defineCall({
  name: 'partners/consumer-to-supplier-requests',
  method: 'POST',
  path: '/api/supplier/consumerToSupplierRequests',
  summary: 'Asks a supplier to sell a category of what it has; again where it rejected that before.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'suppliers.edit' },
  request: z.strictObject({
    /** The supplier. */
    supplierSiteId: siteIdField,
    /** What of it. */
    supplierCategory: categoryField,
  }),
  response: z.object({
    /** Where the request stands. */
    requestStatus: z.enum(linkStates),
  }),
  failures: [],
});
