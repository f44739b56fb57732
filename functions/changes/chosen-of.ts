import type { BookingItem } from '#functions/bookings/model.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { CancellationType, RequestType } from '#shared/changes/model.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { Part } from '#functions/payments/refunds/refund-lines.ts';
import { localToMs } from '#shared/zone-time.ts';
import type { Chosen } from './model.ts';
import { isCancelledOn, partOf } from './parts-of.ts';

/** What is asked for, as the form sends it. */
export interface AskedParts {
  RequestType: 1 | 2 | 3;
  CancellationType: 2 | 3;
  Sectors: readonly { Origin: string; Destination: string }[];
  TicketId: readonly string[];
}

const refused = (field: string, text: string) => fail('VALIDATION', { errors: { [field]: text } });
const every = (list: readonly unknown[]): number[] => list.map((_, at) => at);

/**
 * Which passengers and sectors of a booking are meant, and which part of the sale that is, at `now` (ms since 1970).
 * ILLEGAL_TRANSITION for a booking that nothing can be asked for; VALIDATION for parts that are not its own, have left, or
 * went back before.
 */
export function chosenOf(
  booking: BookingItem,
  asked: AskedParts,
  now: number,
): Outcome<{ chosen: Chosen; part: Part }, 'ILLEGAL_TRANSITION' | 'VALIDATION'> {
  const { statusId, ticketedAt, passengers, segments } = booking;
  const isByAirline = asked.CancellationType === CancellationType.FlightCancelled;
  const canBeAsked = statusId === BookingStatus.Ticketed || statusId === BookingStatus.Cancelled;
  if (!canBeAsked || !ticketedAt)
    return fail('ILLEGAL_TRANSITION', { message: 'Nothing can be asked for this booking now.' });
  const flies = (at: number) => statusId === BookingStatus.Ticketed && segments[at]!.flightStatus !== 'Cancelled';
  const left = (at: number) => localToMs(segments[at]!.departureTime, segments[at]!.originZone) <= now;
  if (isByAirline && every(segments).every(flies))
    return refused('CancellationType', 'The airline has not cancelled this flight. Please choose Refund.');
  if (asked.RequestType === RequestType.ChangeItinerary) return reissueOf(booking, asked, now);
  const isPart = asked.RequestType === RequestType.PartialRefund;
  if (!isPart && (asked.Sectors.length > 0 || asked.TicketId.length > 0))
    return refused('RequestType', 'A refund is of all passengers and sectors. Please choose Partial Refund.');
  const chosen: Chosen = isPart
    ? {
        passengers: every(passengers).filter((at) => asked.TicketId.includes(passengers[at]!.ticket?.ticketId ?? '')),
        segments: every(segments).filter((at) =>
          asked.Sectors.some(
            ({ Origin, Destination }) =>
              segments[at]!.originAirportCode === Origin && segments[at]!.destinationAirportCode === Destination,
          ),
        ),
      }
    : isByAirline
      ? leftOf(
          booking,
          every(segments).filter((at) => !flies(at) || !left(at)),
        )
      : { passengers: every(passengers), segments: every(segments) };
  const known = new Set(passengers.map(({ ticket }) => ticket?.ticketId));
  if (isPart && (chosen.passengers.length === 0 || asked.TicketId.some((id) => !known.has(id))))
    return refused('TicketId', 'Please choose passengers of this booking.');
  const sectors = new Set(segments.map((one) => `${one.originAirportCode}-${one.destinationAirportCode}`));
  if (
    isPart &&
    (chosen.segments.length === 0 ||
      asked.Sectors.some(({ Origin, Destination }) => !sectors.has(`${Origin}-${Destination}`)))
  )
    return refused('Sectors', 'Please choose sectors of this booking.');
  if (isPart && isByAirline && chosen.segments.some(flies))
    return refused('Sectors', 'The airline has not cancelled this flight. Please choose those that it cancelled.');
  if (!isByAirline && chosen.segments.some(left))
    return refused(isPart ? 'Sectors' : 'RequestType', 'A flight that has left cannot be cancelled any more.');
  const part = partOf(booking, chosen);
  if (part) return ok({ chosen, part });
  const isGone = passengers.some((passenger) => segments.some((_, at) => isCancelledOn(passenger, at)));
  return refused(
    isPart ? 'TicketId' : 'RequestType',
    isGone ? 'Some of this was cancelled before. Please choose what is left.' : 'Please choose something.',
  );
}

/** Who has something left of these sectors, and those of them that anybody has left. */
function leftOf({ passengers }: BookingItem, segments: readonly number[]): Chosen {
  const stillOf = (passenger: number) => segments.filter((at) => !isCancelledOn(passengers[passenger]!, at));
  const who = every(passengers).filter((passenger) => stillOf(passenger).length > 0);
  return {
    passengers: who,
    segments: segments.filter((at) => who.some((passenger) => stillOf(passenger).includes(at))),
  };
}

/**
 * Other flights are for everybody and of all that is booked, which nothing was cancelled of: who stays behind, or flies on
 * some of it alone, has a booking of their own first.
 */
function reissueOf(
  booking: BookingItem,
  asked: AskedParts,
  now: number,
): Outcome<{ chosen: Chosen; part: Part }, 'VALIDATION'> {
  const { passengers, segments } = booking;
  if (asked.CancellationType !== CancellationType.Other)
    return refused('CancellationType', 'Please choose Change Itinerary.');
  if (asked.Sectors.length > 0) return refused('Sectors', 'A change of itinerary is of all sectors.');
  const isNamed = ({ ticket }: BookingItem['passengers'][number]) => asked.TicketId.includes(ticket?.ticketId ?? '');
  const known = new Set(passengers.map(({ ticket }) => ticket?.ticketId));
  if (asked.TicketId.length === 0 || asked.TicketId.some((id) => !known.has(id)))
    return refused('TicketId', 'Please choose passengers of this booking.');
  if (!passengers.every(isNamed))
    return refused(
      'TicketId',
      'New flights are for all passengers of a booking. Please choose all of them, or call us to divide it.',
    );
  if (segments.every((segment) => localToMs(segment.departureTime, segment.originZone) <= now))
    return refused('RequestType', 'All flights of this booking have left.');
  const chosen: Chosen = { passengers: every(passengers), segments: every(segments) };
  const part = partOf(booking, chosen);
  if (!part)
    return refused('RequestType', 'Some of this was cancelled before. Please call us for other flights for the rest.');
  return ok({ chosen, part });
}
