import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const askSupplierAgain = defineCall({
  name: 'bookings/ask-supplier-again',
  method: 'POST',
  path: '/flightApi/api/askSupplierAgain',
  summary: 'Wakes the worker of a booking that has no end yet: its supplier is asked now instead of at the next pause.',
  actor: 'user',
  access: { scope: 'own', permission: 'tickets.supplier', userTypes: ['staff'] },
  request: z.strictObject({
    /** The booking whose supplier is asked. */
    bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  response: z.object({}),
  failures: [],
});
