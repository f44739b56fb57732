import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { forCustomer } from '../../flights/booked-for.ts';
import { traveller } from './traveller.ts';

export const getTravellers = defineCall({
  name: 'users/profile/get-travellers',
  method: 'POST',
  path: '/api/wl/user/getTravellers',
  summary: 'The travellers that the user has saved, by name, their document numbers masked.',
  actor: 'user',
  access: { scope: 'own', permission: 'flights.book' },
  request: z.strictObject({
    /** Staff name the customer they book for, whose travellers are meant; it is noted in the account's history. */
    customerId: forCustomer,
  }),
  response: z.object({
    /** Those saved, by name; at most 200. */
    travellers: z.array(traveller),
  }),
  failures: [],
});
