import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { staffOnly } from '../staff-only.ts';
import { bookingPage } from './booking-row.ts';
import { ticketFilter } from './ticket-filter.ts';

export const getTickets = defineCall({
  name: 'bookings/get-tickets',
  method: 'POST',
  path: '/flightApi/api/getTickets',
  summary:
    "The ticket queue: the caller's own bookings, for staff the whole site's, narrowed and sorted, a page at a time.",
  actor: 'user',
  access: { scope: 'own', permission: 'tickets.view', byKey: 'read' },
  request: ticketFilter,
  response: z.extend(bookingPage, {
    /** What the customer of `customerId`, or the site of `consumerSiteId`, is called, company before person; absent where there is none. */
    customerName: staffOnly(z.string()),
  }),
  failures: [],
});
