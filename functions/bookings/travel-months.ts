import { createHash } from 'node:crypto';
import type { OwnerId } from '#functions/actors/actor.ts';
import { asciiName } from '#shared/bookings/ascii-name.ts';
import type { BookedPassenger, BookingItem } from './model.ts';

/** A flight that a passenger of this name was booked on. */
export interface BookedFlight {
  /** `2026-12-20 6E 201 DEL`: local day of departure, flight, where it is boarded. */
  flight: string;
  bookingId: string;
  owner: OwnerId;
}

/** What a passenger is booked on in a month of departure, as read; version 0: nothing yet. */
export interface TravelMonth {
  passenger: string;
  /** `yyyy-mm`. */
  month: string;
  flights: BookedFlight[];
  /** Counts the bookings written into it. */
  version: number;
}

type Named = Pick<BookedPassenger, 'firstName' | 'lastName'>;
type Travelling = Pick<BookingItem, 'segments' | 'passengers'>;

/** A passenger's name as rows are keyed by it: a hash, so that no key spells out who flies when. */
export const passengerKey = ({ firstName, lastName }: Named): string =>
  createHash('sha256')
    .update(`${asciiName(lastName)}/${asciiName(firstName)}`)
    .digest('hex')
    .slice(0, 32);

type Flown = Travelling['segments'][number];
export const flightKey = ({ departureTime, airlineCode, flightNumber, originAirportCode }: Flown): string =>
  `${departureTime.slice(0, 10)} ${airlineCode} ${flightNumber} ${originAirportCode}`;

/** The months a booking touches, one a passenger's name and month. */
export function monthsOf({ segments, passengers }: Travelling): Pick<TravelMonth, 'passenger' | 'month'>[] {
  const months = [...new Set(segments.map(({ departureTime }) => departureTime.slice(0, 7)))];
  const names = [...new Set(passengers.map(passengerKey))];
  return names.flatMap((passenger) => months.map((month) => ({ passenger, month })));
}
