import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { queryPage } from '../query.ts';
import { requestsPage } from './request.ts';

export const consumerToSupplierRequestsBasedOnSupplierId = defineCall({
  name: 'partners/consumer-to-supplier-requests-based-on-supplier-id',
  method: 'GET',
  path: '/api/supplier/supplierOnlyAccess/consumerToSupplierRequestsBasedOnSupplierId',
  summary: 'The same as requestsByPage, under the specification’s name.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'consumers.view' },
  request: z.strictObject({
    /** Number of the page, from 1. */
    page: queryPage,
  }),
  response: requestsPage,
  failures: [],
});
