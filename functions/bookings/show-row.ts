import { consumerOf } from '#functions/actor.ts';
import type { Names, PersonName } from '#functions/users/names.ts';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import {
  BookingStatus,
  type BookingCard,
  bookingStatusName,
  type BookingStatusId,
  ticketStatusText,
} from '#shared/bookings/model.ts';

const beforeTicketing: readonly number[] = [
  BookingStatus.InProgress,
  BookingStatus.Hold,
  BookingStatus.Failed,
  BookingStatus.Released,
  BookingStatus.Unknown,
];

/**
 * The status in words. Ticket rows go by the specification's mapping (3 Ticketed, 4 Cancelled, any other `Change
 * request`); what was never ticketed shows the booking's own status, and so does ChangeRequested, which enables Refresh
 * Status.
 */
export const statusText = (statusId: number, isUnpaid = false): string => {
  // A paid booking fails in the commit that gives its money back; an unpaid one has none to give.
  if (statusId === BookingStatus.Failed) return isUnpaid ? 'Not held' : 'Refunded';
  return beforeTicketing.includes(statusId) || statusId === BookingStatus.ChangeRequested
    ? bookingStatusName[statusId as BookingStatusId]
    : ticketStatusText(statusId);
};

/** A queue's row from the booking's card; `users`: how customers are called today. */
export const showRow = (card: BookingCard, users: Names['users'] = new Map()): BookingRow => ({
  currency: card.currency,
  bookingId: card.bookingId,
  pnr: card.pnr,
  createdAt: card.createdAt,
  status: statusText(card.statusId, card.unpaid),
  statusId: card.statusId,
  statusSince: card.statusSince ?? card.createdAt,
  isInternational: card.isInternational,
  travelDate: card.travelAt,
  fare: { currency: card.currency, totalFare: card.amount },
  transactionDetails: { amount: card.amount },
  airlines: card.airlines,
  segments: card.sectors.map((sector, at) => {
    const [originAirportCode = '', destinationAirportCode = ''] = sector.split('-');
    const [airlineCode = '', flightNumber = ''] = (card.flights[at] ?? '').split(' ');
    return { originAirportCode, destinationAirportCode, airlineCode, flightNumber };
  }),
  passengers: card.passengers.map((name, at) => {
    const [lastName = '', firstName = ''] = name.split('/');
    return {
      firstName,
      lastName,
      paxType: card.paxTypes[at] ?? 1,
      ticket: { ticketNumber: card.ticketNumbers[at] ?? '' },
    };
  }),
  contact: card.contact,
  leavesAt: card.leavesAt ?? null,
  customer: customerOf(users.get(card.userId ?? '')),
  user: card.createdBy,
  supplierChangeReqStatus: card.changeText ? { statusText: card.changeText } : null,
  holdUntil: card.holdUntil ?? null,
  ...(card.route && { route: card.route }),
  ...(card.unpaid && { isUnpaid: true, orderId: card.orderId ?? '' }),
  ...(card.unpaid && isSoldOn(users.get(card.userId ?? '')) && { isSoldOn: true }),
  ...(card.numbersMissing && { numbersMissing: true }),
  ...(card.changeToAccept && { changeToAccept: true }),
  ...(card.refundDue && { refundDue: true }),
});

/** A site that sells on buys by its link, its programs by a key. */
const isSoldOn = (buyer: PersonName | undefined): boolean =>
  buyer !== undefined && consumerOf(buyer.owner) !== undefined && !buyer.isMachine;

/** A site that sells on is called by its company alone, and by its key where that booked. */
const customerOf = (person: PersonName | undefined): BookingRow['customer'] => {
  const { name = '', email = '', companyName = '' } = person ?? {};
  return { name: isSoldOn(person) ? '' : name || email, companyName };
};
