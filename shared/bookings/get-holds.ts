import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { bookingPage } from './booking-row.ts';

export const getHolds = defineCall({
  name: 'bookings/get-holds',
  method: 'POST',
  path: '/flightApi/api/getHolds',
  summary: 'Seats that are held without payment: what goes back next on top.',
  actor: 'user',
  access: { scope: 'own', permission: 'tickets.view', byKey: 'read' },
  request: z.strictObject({
    /** The `cursor` of the page before; empty for the first. */
    cursor: z._default(z.string().check(z.maxLength(1000)), ''),
  }),
  response: bookingPage,
  failures: [],
});
