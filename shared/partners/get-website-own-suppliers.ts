import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { supplierCategories } from './categories.ts';

export const getWebsiteOwnSuppliers = defineCall({
  name: 'partners/get-website-own-suppliers',
  method: 'GET',
  path: '/api/supplier/getWebsiteOwnSuppliers',
  summary: 'The site’s own sources, in the order that the settings have.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'suppliers.view' },
  request: z.strictObject({}),
  response: z.object({
    /** The sources, those that are off among them. */
    suppliers: z.array(
      z.object({
        /** The source's name on this site. */
        name: z.string(),
        /** What it sells. */
        supplierCategory: z.enum(supplierCategories),
        /** False where searches do not ask it. */
        isActive: z.boolean(),
      }),
    ),
  }),
  failures: [],
});
