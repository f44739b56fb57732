import { serve } from '#functions/http/serve.ts';
import { getBookedFlightsHandler } from './get-booked-flights.ts';
import { getBookingDetailsHandler } from './get-booking-details.ts';
import { getTicketDetailHandler } from './get-ticket-detail.ts';
import { getTicketsHandler } from './get-tickets.ts';
import { sendTicketMailHandler } from './send-ticket-mail.ts';
import { updateBookingDetailsHandler } from './update-booking-details.ts';

export const bookingsHandlers = [
  getTicketsHandler,
  getBookedFlightsHandler,
  getBookingDetailsHandler,
  getTicketDetailHandler,
  updateBookingDetailsHandler,
  sendTicketMailHandler,
];
export const handler = serve(bookingsHandlers);
