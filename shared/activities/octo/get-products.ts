import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { octoProduct } from './model.ts';

export const getProducts = defineCall({
  name: 'activities/octo/get-products',
  method: 'GET',
  path: '/api/octo/products',
  summary: 'OCTO: what the site sells, city by city; at most 500, others by their ids.',
  actor: 'user',
  access: { scope: 'own', permission: 'activities.view', module: 'Activities', locked: true, byKey: 'read' },
  answers: 'bare',
  request: z.strictObject({}),
  response: z.array(octoProduct),
  failures: [],
});
