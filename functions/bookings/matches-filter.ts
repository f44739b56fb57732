import { clock } from '#functions/clock.ts';
import { asciiName } from '#shared/bookings/ascii-name.ts';
import type { BookingCard } from '#shared/bookings/model.ts';
import type { TicketFilter } from '#shared/bookings/ticket-filter.ts';
import { DAY, dayIn } from '#shared/time.ts';

/**
 * Whether a card meets every restriction of a filter, those of its driver included. `zone` is the one the site's day is
 * counted in.
 */
export function matchesFilter(card: BookingCard, filter: TicketFilter, zone: string): boolean {
  const { domestic, international, AirlineCode, Passenger, statusIds } = filter;
  if (domestic !== international && card.isInternational !== international) return false;
  if (AirlineCode && !card.airlines.includes(AirlineCode.toUpperCase())) return false;
  if (statusIds.length && !statusIds.includes(card.statusId)) return false;
  if (filter.numbersMissing && !card.numbersMissing) return false;
  if (filter.changeToAccept && !card.changeToAccept) return false;
  if (filter.refundDue && !card.refundDue) return false;
  if (filter.upcoming && !isToLeave(card)) return false;
  if (Passenger && !namesBegin(card.passengers, Passenger)) return false;
  const { bookingDateFrom, bookingDateTo } = filter;
  if (
    (bookingDateFrom || bookingDateTo) &&
    !isWithin(dayIn(zone, Date.parse(card.createdAt)), bookingDateFrom, bookingDateTo)
  )
    return false;
  return isWithin(card.travelAt.slice(0, 10), filter.travelDateFrom, filter.travelDateTo);
}

/** Where no zone is known, the day it leaves on counts whole. */
const isToLeave = ({ leavesAt, travelAt }: BookingCard): boolean =>
  leavesAt === undefined ? Date.parse(`${travelAt}:00Z`) > clock.now() - DAY : leavesAt > clock.now();

const isWithin = (day: string, from: string, to: string): boolean => (!from || day >= from) && (!to || day <= to);

/** Every word asked for begins a word of one passenger's name. */
function namesBegin(passengers: readonly string[], asked: string): boolean {
  const beginnings = asciiName(asked).split(' ').filter(Boolean);
  return passengers.some((passenger) => {
    const words = asciiName(passenger.replace('/', ' ')).split(' ');
    return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}
