import { bookingSlug } from '#shared/bookings/model.ts';
import { paths, toPath } from '#web/app/paths.ts';

interface Named {
  bookingId: string;
  pnr: string;
}

/** The e-ticket's address within the app. */
export const ticketAddress = ({ bookingId, pnr }: Named): string =>
  toPath(paths.flightETicket, { bookingSlug: bookingSlug(bookingId, pnr) });

/** Opens one passenger's ticket in a new tab and prints it. */
export const printTicket = (booking: Named, pax: number): void =>
  void window.open(`/app${ticketAddress(booking)}?pax=${pax}&print=true`, '_blank', 'noopener');
