import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { forCustomer } from '../../flights/booked-for.ts';
import { traveller, travellerId } from './traveller.ts';

/** As many as travel on one booking. */
const MOST = 20;

export const openTravellers = defineCall({
  name: 'users/profile/open-travellers',
  method: 'POST',
  path: '/api/wl/user/openTravellers',
  summary:
    'Saved travellers with their document numbers in full, noted in the account’s history before it answers, whoever asks.',
  actor: 'user',
  access: { scope: 'own', permission: 'flights.book' },
  request: z.strictObject({
    /** Different ids, as getTravellers answers them; NOT_FOUND where one of them is nobody’s. */
    ids: z.array(travellerId).check(
      z.minLength(1),
      z.maxLength(MOST),
      z.refine((ids) => new Set(ids).size === ids.length, 'Please name each only once.'),
    ),
    /** Staff name the customer they book for, whose travellers are meant; it takes `tickets.documents`. */
    customerId: forCustomer,
  }),
  response: z.object({
    /** Those asked for, in that order, passport and PAN as they were saved. */
    travellers: z.array(traveller),
  }),
  failures: [],
});
