import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { country } from './model.ts';

export const listCountries = defineCall({
  name: 'reference/list-countries',
  method: 'GET',
  path: '/api/master/api_countries',
  summary: 'Countries by name.',
  actor: 'visitor',
  access: { scope: 'public', byKey: 'read' },
  request: z.strictObject({}),
  response: z.array(country),
  failures: [],
});
