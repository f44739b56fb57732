import type { BookingItem } from '#functions/bookings/model.ts';
import type { PartOfBooking } from '#functions/suppliers/flight-supplier.ts';
import { RequestType } from '#shared/changes/model.ts';
import type { ChangeItem, Chosen } from './model.ts';

/** What was chosen, as suppliers are asked for it; of everything nothing is named. */
export function partAtSupplier(
  booking: Pick<BookingItem, 'passengers' | 'segments'>,
  { requestType, passengers, segments }: Chosen & Pick<ChangeItem, 'requestType'>,
): PartOfBooking {
  if (requestType !== RequestType.PartialRefund) return { Sectors: [], TicketId: [] };
  return {
    Sectors: segments.map((at) => ({
      Origin: booking.segments[at]!.originAirportCode,
      Destination: booking.segments[at]!.destinationAirportCode,
    })),
    TicketId: passengers.flatMap((at) => booking.passengers[at]!.ticket?.ticketId ?? []),
  };
}
