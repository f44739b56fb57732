import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { octoProduct } from './model.ts';

export const getProduct = defineCall({
  name: 'activities/octo/get-product',
  method: 'GET',
  path: '/api/octo/products/{id}',
  summary: 'OCTO: one activity with its options.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true, byKey: 'read' },
  answers: 'bare',
  request: z.strictObject({
    /** The activity. */
    id: z.string().check(z.minLength(1), z.maxLength(80)),
  }),
  response: octoProduct,
  failures: ['INVALID_PRODUCT_ID'],
});
