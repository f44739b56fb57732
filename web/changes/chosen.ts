import type { RequestOf } from '#shared/contract.ts';
import type { changeRequest } from '#shared/changes/change-request.ts';
import type { forecastRefund } from '#shared/changes/forecast-refund.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { type ChoiceId, choices } from './change-words.ts';

/** What the form holds. */
export interface ChangeDraft {
  choice: ChoiceId | '';
  /** Places of the booking's passengers, as text. */
  passengers: readonly string[];
  /** `DEL-BOM` of its sectors. */
  sectors: readonly string[];
}

export const sectorOf = (
  segment: Pick<TicketDocument['segments'][number], 'originAirportCode' | 'destinationAirportCode'>,
) => `${segment.originAirportCode}-${segment.destinationAirportCode}`;

/** Every passenger, by place. */
export const everybody = ({ passengers }: Pick<TicketDocument, 'passengers'>): string[] =>
  passengers.map((_, at) => String(at));

/** Every sector, each once. */
export const everywhere = ({ segments }: Pick<TicketDocument, 'segments'>): string[] => [
  ...new Set(segments.map(sectorOf)),
];

/** A choice's own passengers and sectors: a partial refund begins with none, any other is of all. */
export function draftOf(choice: ChoiceId | '', booking: TicketDocument): ChangeDraft {
  if (choice === 'partial' || choice === '') return { choice, passengers: [], sectors: [] };
  return { choice, passengers: everybody(booking), sectors: everywhere(booking) };
}

/** What is sent of it; undefined where something is to be chosen yet, or the choice is none that a call takes. */
export function partsOf(
  { choice, passengers, sectors }: ChangeDraft,
  booking: TicketDocument,
): RequestOf<typeof forecastRefund> | undefined {
  const found = choices.find(({ id }) => id === choice);
  if (!found || found.RequestType === 3) return undefined;
  const { RequestType, CancellationType } = found;
  const BookingId = booking.bookingId;
  if (RequestType === 1) return { BookingId, RequestType, CancellationType, Sectors: [], TicketId: [] };
  const TicketId = passengers.flatMap((at) => booking.passengers[Number(at)]?.ticket?.ticketId ?? []);
  if (TicketId.length === 0 || sectors.length === 0) return undefined;
  return {
    ...{ BookingId, RequestType, CancellationType, TicketId },
    Sectors: sectors.map((sector) => {
      const [Origin = '', Destination = ''] = sector.split('-');
      return { Origin, Destination };
    }),
  };
}

/** What is sent of a wish for other flights: everybody whom it is for, and no sectors. */
export function reissueOf(
  { choice, passengers }: ChangeDraft,
  booking: TicketDocument,
): Omit<RequestOf<typeof changeRequest>, 'Remarks'> | undefined {
  const TicketId = passengers.flatMap((at) => booking.passengers[Number(at)]?.ticket?.ticketId ?? []);
  if (choice !== 'itinerary' || TicketId.length === 0) return undefined;
  return { BookingId: booking.bookingId, RequestType: 3, CancellationType: 3, Sectors: [], TicketId };
}
