import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { nationality } from './model.ts';

export const getNationalities = defineCall({
  name: 'reference/get-nationalities',
  method: 'GET',
  path: '/flightApi/api/getNationalities',
  summary: 'Nationalities with their country codes.',
  actor: 'visitor',
  access: { scope: 'public', byKey: 'read' },
  request: z.strictObject({}),
  response: z.array(nationality),
  failures: [],
});
