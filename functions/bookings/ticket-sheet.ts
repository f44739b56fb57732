import { scopeOfJob } from '#functions/scope.ts';
import type { ListFile } from '#functions/lists/list-file.ts';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import type { TicketFilter } from '#shared/bookings/ticket-filter.ts';
import { ticketSheet } from '#shared/bookings/ticket-sheet.ts';
import { findTickets } from './find-tickets.ts';

export const ticketsFile: ListFile<TicketFilter, BookingRow> = {
  columns: ticketSheet,
  repeatsBy: ({ Passenger }) => (Passenger ? 'Booking Id' : undefined),
  async read(actor, { filter, cursor = '', wanted }) {
    const page = await findTickets(scopeOfJob(actor), { ...filter, cursor }, wanted);
    return { rows: page.tickets, cursor: page.cursor };
  },
};
