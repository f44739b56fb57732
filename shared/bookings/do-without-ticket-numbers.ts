import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const doWithoutTicketNumbers = defineCall({
  name: 'bookings/do-without-ticket-numbers',
  method: 'POST',
  path: '/flightApi/api/doWithoutTicketNumbers',
  summary:
    'Closes the case of ticket numbers that did not come: staff found that the airline issues none, or needs none.',
  actor: 'user',
  access: { scope: 'own', permission: 'tickets.supplier', userTypes: ['staff'] },
  request: z.strictObject({
    /** The booking whose ticket numbers are not waited for any more. */
    bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  response: z.object({}),
  failures: [],
});
