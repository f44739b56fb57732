import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { traveller } from './traveller.ts';

export const getTravellers = defineCall({
  name: 'users/get-travellers',
  method: 'POST',
  path: '/api/wl/user/getTravellers',
  summary: 'The travellers that the user has saved, by name.',
  actor: 'user',
  access: { scope: 'own', permission: 'flights.book' },
  request: z.strictObject({}),
  response: z.object({
    /** Those saved, by name; at most 200. */
    travellers: z.array(traveller),
  }),
  failures: [],
});
