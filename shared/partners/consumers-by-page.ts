import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { numberedPage } from '../lists/pages.ts';
import { queryPage } from '../query.ts';
import { supplierCategories } from './categories.ts';
import { consumerRow } from './consumer.ts';

export const consumersByPage = defineCall({
  name: 'partners/consumers-by-page',
  method: 'GET',
  path: '/api/supplier/supplierOnlyAccess/consumersByPage',
  summary: 'Sites that sell what this one supplies, each by category, by numbered pages.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'consumers.view' },
  request: z.strictObject({
    /** Number of the page, from 1. */
    page: queryPage,
    /** Words of company, domain or contact; empty: all. */
    search: z._default(z.string().check(z.trim(), z.maxLength(80)), ''),
    /** The category; empty: all. */
    category: z._default(z.enum(['', ...supplierCategories]), ''),
  }),
  response: numberedPage(consumerRow),
  failures: [],
});
