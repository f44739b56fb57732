import type { Actor, JobActor } from '#functions/actor.ts';
import { entry } from '#functions/table/key.ts';
import { bookingKeys } from './keys.ts';
import type { Test, Write } from '#functions/table/write.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import type { FlightChanges } from './flight-changes.ts';
import type { BookedPassenger, BookingItem } from './model.ts';
import { isAwaited } from './staff-cases.ts';
import { packedCard } from './packed-card.ts';
import { noteWrite } from './ticket-writes.ts';
import { bookingEventWrites, openWrite } from './writes.ts';

/** What a card is made of stands as it was read: neither the flights nor the ticket numbers, nor what staff have to do about them, nor what is said of its change request, changed since. */
const asRead = ({
  statusId,
  flightChanges,
  lacksTicketNumbers,
  numbersCase,
  changeToAccept,
  changeText,
}: BookingItem): Test[] => [
  { field: 'statusId', is: statusId },
  changeText === undefined ? { field: 'changeText', missing: true } : { field: 'changeText', is: changeText },
  flightChanges === undefined
    ? { field: 'flightChanges', missing: true }
    : { field: 'flightChanges', is: flightChanges },
  lacksTicketNumbers ? { field: 'lacksTicketNumbers', is: true } : { field: 'lacksTicketNumbers', missing: true },
  numbersCase ? { field: 'numbersCase', is: numbersCase } : { field: 'numbersCase', missing: true },
  changeToAccept ? { field: 'changeToAccept', is: true } : { field: 'changeToAccept', missing: true },
];

/** A booking with or without an airline's change that staff have to accept. */
function withChange({ changeToAccept: _before, ...booking }: BookingItem, isToAccept: boolean): BookingItem {
  return isToAccept ? { ...booking, changeToAccept: true } : booking;
}
/** What of the row is to be set and removed for that, where it is otherwise. */
const changeFields = (before: BookingItem, { changeToAccept }: BookingItem) => ({
  set: changeToAccept && !before.changeToAccept ? { changeToAccept } : {},
  remove: before.changeToAccept && !changeToAccept ? ['changeToAccept'] : [],
});
const noteIfNew = (actor: Actor, before: BookingItem, next: BookingItem, beside: string): Write<never>[] =>
  next.changeToAccept && !before.changeToAccept ? [noteForDesk(actor, before, acceptChange, beside)] : [];

/** What staff have to do; `beside`: what those of a site that bought it of another are told too, empty for nothing. */
const noteForDesk = (actor: Actor, booking: BookingItem, text: string, beside: string): Write<never> =>
  noteWrite(actor, booking, 'needsAction', beside ? `${text} ${beside}` : text);

/**
 * Flights that leave at other times, with their place in the lists by travel date; `isToAccept` where staff have to accept
 * that at the supplier, told with `beside`. CONFLICT where the booking changed meanwhile.
 */
export function changeFlightsWrites(
  actor: JobActor,
  booking: BookingItem,
  { segments, note }: FlightChanges,
  isToAccept = booking.changeToAccept === true,
  beside = '',
): Write<never>[] {
  const { bookingId, owner, flightChanges } = booking;
  const travelAt = segments[0]!.departureTime;
  const next = withChange({ ...booking, segments }, isToAccept);
  const { set, remove } = changeFields(booking, next);
  return [
    {
      kind: 'update',
      key: bookingKeys.booking(actor, bookingId),
      set: {
        ...set,
        segments,
        card: packedCard(next),
        flightChanges: (flightChanges ?? 0) + 1,
        ...entry(bookingKeys.bookingsByTravel(actor), travelAt),
        ...entry(bookingKeys.bookingsOfOwnerByTravel(actor, owner), travelAt),
      },
      ...(remove.length && { remove }),
      when: asRead(booking),
    },
    ...(isAwaited(booking) || isAwaited(next) ? [openWrite(actor, next)] : []),
    noteWrite(actor, booking, 'changeFlights', note),
    ...noteIfNew(actor, booking, next, beside),
  ];
}

/**
 * The ticket numbers that a ticketed booking was without: shown, and mailed with the e-ticket once more, whose task the
 * caller puts; what they are found by goes before (newLookUps). CONFLICT where they were there already or the booking changed meanwhile.
 */
export function numberTicketsWrites(
  actor: JobActor,
  booking: BookingItem,
  passengers: readonly BookedPassenger[],
): Write<never>[] {
  const { numbersCase: _settled, ...rest } = booking;
  const numbered: BookingItem = { ...rest, passengers: [...passengers] };
  return [
    {
      kind: 'update',
      key: bookingKeys.booking(actor, booking.bookingId),
      set: { passengers: numbered.passengers, card: packedCard(numbered) },
      remove: ['lacksTicketNumbers', 'ticketMailIds', 'numbersCase'],
      when: asRead(booking),
    },
    ...(isAwaited(booking) ? [openWrite(actor, numbered)] : []),
    noteWrite(actor, booking, 'numberTickets', passengers.map(({ ticket }) => ticket?.ticketNumber).join(', ')),
  ];
}

/** Opens or closes the case of ticket numbers that did not come. CONFLICT where the booking changed meanwhile. */
function numbersCaseWrites(actor: Actor, booking: BookingItem, numbersCase: 'open' | 'closed'): Write<never>[] {
  const next: BookingItem = { ...booking, numbersCase };
  return [
    {
      kind: 'update',
      key: bookingKeys.booking(actor, booking.bookingId),
      set: { numbersCase, card: packedCard(next) },
      when: asRead(booking),
    },
    openWrite(actor, next),
  ];
}

/** Ticket numbers that did not come become a case for staff: in the list of what waits, and said in the timeline. */
export const numbersMissingWrites = (actor: JobActor, booking: BookingItem, beside = ''): Write<never>[] => [
  ...numbersCaseWrites(actor, booking, 'open'),
  noteForDesk(actor, booking, numbersMissing, beside),
];

/** Nobody waits for ticket numbers any more: staff found that none are needed. */
export const closeNumbersWrites = (actor: Actor, booking: BookingItem): Write<never>[] =>
  numbersCaseWrites(actor, booking, 'closed');

/**
 * What an airline changed becomes a case for staff, in the list of what waits and said in the timeline, or is one no more,
 * for somebody accepted it, here or there. CONFLICT where the booking changed meanwhile.
 */
export function changeCaseWrites(actor: Actor, booking: BookingItem, isToAccept: boolean, beside = ''): Write<never>[] {
  const next = withChange(booking, isToAccept);
  const { set, remove } = changeFields(booking, next);
  return [
    {
      kind: 'update',
      key: bookingKeys.booking(actor, booking.bookingId),
      set: { ...set, card: packedCard(next) },
      ...(remove.length && { remove }),
      when: asRead(booking),
    },
    openWrite(actor, next),
    ...noteIfNew(actor, booking, next, beside),
  ];
}

/**
 * What is said from now on of the change request that a booking waits for, on its row and its cards; nothing where the
 * booking says so already or waits for none. BUSY where it changed meanwhile.
 */
export function changeTextWrites(actor: Actor, booking: BookingItem, changeText: string): Write<never>[] {
  if (booking.statusId !== BookingStatus.ChangeRequested || booking.changeText === changeText) return [];
  const next: BookingItem = { ...booking, changeText };
  return [
    {
      kind: 'update',
      key: bookingKeys.booking(actor, booking.bookingId),
      set: { changeText, card: packedCard(next) },
      when: asRead(booking),
      otherwise: 'BUSY',
    },
    openWrite(actor, next),
  ];
}

/** Nothing is left to do for staff: the last flight has left. CONFLICT where the booking changed meanwhile. */
export function endCasesWrites(actor: Actor, booking: BookingItem): Write<never>[] {
  const { changeToAccept: _over, ...rest } = booking;
  const isMissing = rest.numbersCase === 'open';
  const next: BookingItem = { ...rest, ...(isMissing && { numbersCase: 'closed' as const }) };
  return [
    {
      kind: 'update',
      key: bookingKeys.booking(actor, booking.bookingId),
      set: { card: packedCard(next), ...(isMissing && { numbersCase: 'closed' }) },
      remove: ['changeToAccept'],
      when: asRead(booking),
    },
    openWrite(actor, next),
  ];
}

/** What staff have to do about flights that their airline changed. */
export const acceptChange =
  'The airline has changed the flights and is waiting for an answer. Ask the customer, then accept the change on the booking or with the supplier. For other flights or a refund, call the supplier first.';

/** What staff have to do about ticket numbers that did not come. */
export const numbersMissing =
  'The ticket numbers are missing. Check with the supplier or the airline before departure that the tickets are issued: the seats are paid for and the PNR is confirmed, but some airlines deny boarding without a number. We keep checking.';

/**
 * A ticketed booking that its airline cancelled, with a note for staff: what is to be paid back is theirs to decide, no
 * money moves here. ILLEGAL_TRANSITION where the booking moved on.
 */
export const airlineCancelWrites = (
  actor: JobActor,
  booking: BookingItem,
  beside = '',
): Write<'ILLEGAL_TRANSITION'>[] => [
  ...bookingEventWrites(
    actor,
    booking,
    'cancel',
    { segments: booking.segments.map((segment) => ({ ...segment, flightStatus: 'Cancelled' })), refundDue: true },
    'Cancelled by the airline',
  ),
  noteForDesk(
    actor,
    booking,
    'The airline cancelled this booking. Nothing was refunded yet: claim the refund from the supplier and settle it with the customer.',
    beside,
  ),
];
