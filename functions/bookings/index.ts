import { serve } from '#functions/http/serve.ts';
import { askSupplierAgainHandler } from './ask-supplier-again.ts';
import { doWithoutTicketNumbersHandler } from './do-without-ticket-numbers.ts';
import { getBookedFlightsHandler } from './get-booked-flights.ts';
import { getBookingDetailsHandler } from './get-booking-details.ts';
import { getTicketDetailHandler } from './get-ticket-detail.ts';
import { getTicketsHandler } from './get-tickets.ts';
import { refundUnknownBookingHandler } from './refund-unknown-booking.ts';
import { sendTicketMailHandler } from './send-ticket-mail.ts';
import { updateBookingDetailsHandler } from './update-booking-details.ts';

export const bookingsHandlers = [
  getTicketsHandler,
  getBookedFlightsHandler,
  getBookingDetailsHandler,
  getTicketDetailHandler,
  updateBookingDetailsHandler,
  sendTicketMailHandler,
  askSupplierAgainHandler,
  doWithoutTicketNumbersHandler,
  refundUnknownBookingHandler,
];
export const handler = serve(bookingsHandlers);
