import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { keyShown } from './key.ts';

export const getKeys = defineCall({
  name: 'keys/get-keys',
  method: 'GET',
  path: '/api/keys/getKeys',
  summary:
    'The keys of the caller’s company, the newest first, those that ended too. For its owner, and of a partner site for its staff who opened this one.',
  actor: 'user',
  access: { scope: 'own', userTypes: ['travelAgent', 'corporate'] },
  request: z.strictObject({}),
  response: z.object({
    /** The company’s keys as lists show them. */
    keys: z.array(keyShown),
  }),
  failures: [],
});
