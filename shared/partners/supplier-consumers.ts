import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { consumerRow } from './consumer.ts';

export const supplierConsumers = defineCall({
  name: 'partners/supplier-consumers',
  method: 'GET',
  path: '/api/supplier/supplierOnlyAccess/supplierConsumers',
  summary: 'All sites that sell what this one supplies, each by category.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'consumers.view' },
  request: z.strictObject({}),
  response: z.object({
    /** The consumers, by the company's name. */
    consumers: z.array(consumerRow),
  }),
  failures: [],
});
