import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { bookingPage } from './booking-row.ts';

export const getBookedFlights = defineCall({
  name: 'bookings/get-booked-flights',
  method: 'POST',
  path: '/flightApi/api/getBookedFlights',
  summary: 'Booked but not ticketed: held seats and bookings still in process, newest first.',
  actor: 'user',
  access: { scope: 'own', permission: 'tickets.view', byKey: 'read' },
  request: z.strictObject({
    /** The `cursor` of the page before; empty for the first. */
    cursor: z._default(z.string().check(z.maxLength(1000)), ''),
  }),
  response: bookingPage,
  failures: [],
});
