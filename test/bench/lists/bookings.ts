import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { getHolds } from '#shared/bookings/get-holds.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('agent', getBookedFlights), list('agent', getHolds)],
  left: {
    'bookings/get-tickets': 'timed by itself',
    'bookings/get-booking-details': 'timed by itself',
    'bookings/get-ticket-detail': 'one thing, with what belongs to it',
    'bookings/send-ticket-mail': 'writes, and answers what it wrote',
  },
};
