import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { country } from './model.ts';

export const getCountryList = defineCall({
  name: 'reference/get-country-list',
  method: 'GET',
  path: '/flightApi/api/getCountryList',
  summary: 'Countries for passport and address.',
  actor: 'visitor',
  access: { scope: 'public', byKey: 'read' },
  request: z.strictObject({}),
  response: z.array(country),
  failures: [],
});
