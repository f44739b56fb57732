import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { queryPage } from '../query.ts';
import { requestsPage } from './request.ts';

export const requestsByPage = defineCall({
  name: 'partners/requests-by-page',
  method: 'GET',
  path: '/api/supplier/supplierOnlyAccess/requestsByPage',
  summary: 'What other sites ask of this one, the newest first, by numbered pages.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'consumers.view' },
  request: z.strictObject({
    /** Number of the page, from 1. */
    page: queryPage,
  }),
  response: requestsPage,
  failures: [],
});
