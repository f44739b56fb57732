import { defineCall } from '../contract.ts';
import { bookingPage } from './booking-row.ts';
import { ticketFilter } from './ticket-filter.ts';

export const getTickets = defineCall({
  name: 'bookings/get-tickets',
  method: 'POST',
  path: '/flightApi/api/getTickets',
  summary:
    "The ticket queue: the caller's own bookings, for staff the whole site's, narrowed and sorted, a page at a time.",
  actor: 'user',
  access: { scope: 'own', module: 'Flights', permission: 'tickets.view' },
  request: ticketFilter,
  response: bookingPage,
  failures: [],
});
