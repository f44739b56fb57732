import { consumerOf } from '#functions/actor.ts';
import { cityRoute } from '#shared/flights/city-route.ts';
import { BookingStatus, type BookingCard } from '#shared/bookings/model.ts';
import { localToMs } from '#shared/zone-time.ts';
import type { BookedPassenger, BookingItem } from './model.ts';
import { holdEnd, isUnpaidHold } from './hold-end.ts';
import { isChangeToAccept, isNumbersMissing, isRefundDue } from './staff-cases.ts';

/**
 * The compact row that queues show and filter. Names and the first passenger's contact, never what is encrypted; of what a
 * partner site sold no contact, for its customers are its own.
 */
export const cardOf = (booking: BookingItem): BookingCard => ({
  bookingId: booking.bookingId,
  pnr: booking.pnr,
  statusId: booking.statusId,
  createdAt: booking.createdAt,
  statusSince: booking.statusSince,
  travelAt: booking.segments[0]!.departureTime,
  currency: booking.fare.currency,
  amount: booking.fare.totalPayable + (booking.reissueDifference ?? 0),
  airlines: [...new Set(booking.segments.map(({ airlineCode }) => airlineCode))],
  sectors: booking.segments.map(
    ({ originAirportCode, destinationAirportCode }) => `${originAirportCode}-${destinationAirportCode}`,
  ),
  isInternational: booking.isInternational,
  passengers: booking.passengers.map(({ lastName, firstName }) => `${lastName}/${firstName}`.toUpperCase()),
  paxTypes: booking.passengers.map(({ paxType }) => paxType),
  ticketNumbers: booking.passengers.map(({ ticket }) => ticket?.ticketNumber ?? ''),
  contact: consumerOf(booking.owner) === undefined ? contactOf(booking.passengers[0]!) : { email: '', phone: '' },
  flights: booking.segments.map(({ airlineCode, flightNumber }) => `${airlineCode} ${flightNumber}`),
  holdUntil: holdEnd(booking),
  ...(booking.unpaid && { unpaid: true, orderId: booking.orderId }),
  ...(isUnpaidHold(booking) && { route: cityRoute(booking.segments) }),
  createdBy: booking.createdBy,
  userId: booking.userId,
  leavesAt: leavesAt(booking.segments[0]!),
  ...(isNumbersMissing(booking) && { numbersMissing: true }),
  ...(isChangeToAccept(booking) && { changeToAccept: true }),
  ...(isRefundDue(booking) && { refundDue: true }),
  ...changeTextOf(booking),
});

/** What is said of its change request, while the booking waits for one. */
const changeTextOf = ({ statusId, changeText }: BookingItem): Pick<BookingCard, 'changeText'> =>
  statusId === BookingStatus.ChangeRequested && changeText ? { changeText } : {};

const contactOf = ({ email, phoneCode, mobileNo }: BookedPassenger) => ({
  email,
  phone: mobileNo && `${phoneCode} ${mobileNo}`,
});

/** An airport whose zone nobody knows has no instant. */
const leavesAt = ({ departureTime, originZone }: BookingItem['segments'][number]): number | undefined =>
  originZone ? localToMs(departureTime, originZone) : undefined;
