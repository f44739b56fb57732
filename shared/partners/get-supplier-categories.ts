import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { supplierCategories } from './categories.ts';

export const getSupplierCategories = defineCall({
  name: 'partners/get-supplier-categories',
  method: 'GET',
  path: '/api/whitelabel/getSupplierCategories',
  summary: 'What the site could sell of others: the categories that it has the module of.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'suppliers.view' },
  request: z.strictObject({}),
  response: z.object({
    /** The categories, in the specification's words. */
    categories: z.array(z.enum(supplierCategories)),
  }),
  failures: [],
});
