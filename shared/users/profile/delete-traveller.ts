import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { travellerId } from './traveller.ts';

export const deleteTraveller = defineCall({
  name: 'users/profile/delete-traveller',
  method: 'POST',
  path: '/api/wl/user/deleteTraveller',
  summary: 'Removes a saved traveller with the key of its encrypted data.',
  actor: 'user',
  access: { scope: 'own', permission: 'flights.book' },
  request: z.strictObject({
    /** The traveller's id, as getTravellers answers it. */
    id: travellerId,
  }),
  response: z.object({
    /** True once it is gone; an id of nobody answers 404. */
    deleted: z.boolean(),
  }),
  failures: [],
});
