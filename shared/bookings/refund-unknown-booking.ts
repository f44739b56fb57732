import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

export const refundUnknownBooking = defineCall({
  name: 'bookings/refund-unknown-booking',
  method: 'POST',
  path: '/flightApi/api/refundUnknownBooking',
  summary:
    'Gives the money of a booking back whose supplier does not say what it did, without waiting for the 24 hours to end.',
  actor: 'user',
  access: { scope: 'own', permission: 'payments.refund', userTypes: ['staff'] },
  request: z.strictObject({
    /** The booking whose money goes back. */
    bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  response: z.object({}),
  failures: [],
});
