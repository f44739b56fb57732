import { askSupplierAgain } from './ask-supplier-again.ts';
import { doWithoutTicketNumbers } from './do-without-ticket-numbers.ts';
import { getBookedFlights } from './get-booked-flights.ts';
import { getBookingDetails } from './get-booking-details.ts';
import { getHolds } from './get-holds.ts';
import { getTicketDetail } from './get-ticket-detail.ts';
import { getTickets } from './get-tickets.ts';
import { refundUnknownBooking } from './refund-unknown-booking.ts';
import { sendTicketMail } from './send-ticket-mail.ts';
import { updateBookingDetails } from './update-booking-details.ts';

export const bookingsCalls = [
  getTickets,
  getBookedFlights,
  getHolds,
  getBookingDetails,
  getTicketDetail,
  updateBookingDetails,
  sendTicketMail,
  askSupplierAgain,
  doWithoutTicketNumbers,
  refundUnknownBooking,
];
