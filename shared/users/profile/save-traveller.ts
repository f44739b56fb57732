import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { forCustomer } from '../../flights/booked-for.ts';
import { traveller, travellerFields, travellerId } from './traveller.ts';

/** As many travellers as one user may save. */
export const TRAVELLER_LIMIT = 200;

export const saveTraveller = defineCall({
  name: 'users/profile/save-traveller',
  method: 'POST',
  path: '/api/wl/user/saveTraveller',
  summary:
    'Saves a traveller of the user: a new one, or in place of the one with this id. Document numbers are answered masked.',
  actor: 'user',
  access: { scope: 'own', permission: 'flights.book' },
  request: z.extend(travellerFields, {
    /** The saved traveller to be replaced; absent: a new one. */
    id: z.optional(travellerId),
    /** Staff name the customer they book for, among whose travellers it is saved. */
    customerId: forCustomer,
  }),
  response: traveller,
  failures: [],
});
