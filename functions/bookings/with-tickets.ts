import type { SupplierTicket } from '#functions/suppliers/flight-supplier.ts';
import type { BookedPassenger } from './model.ts';

/** Passengers with the tickets that their supplier told of, in the same order; whoever has none told keeps their own. */
export const withTickets = (
  passengers: readonly BookedPassenger[],
  tickets: readonly SupplierTicket[],
): BookedPassenger[] =>
  passengers.map((passenger, at) => {
    const told = tickets[at];
    if (!told) return passenger;
    const { ticketNumber, ticketId, validatingAirline, barcodes } = told;
    return { ...passenger, ticket: { ticketNumber, ticketId, validatingAirline }, barcodes };
  });

/** Whether everybody's ticket has its number. */
export const areNumbered = (passengers: readonly Pick<BookedPassenger, 'ticket'>[]): boolean =>
  passengers.every(({ ticket }) => ticket?.ticketNumber);
