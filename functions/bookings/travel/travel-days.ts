import { createHash } from 'node:crypto';
import type { OwnerId } from '#functions/actor.ts';
import { asciiName } from '#shared/bookings/ascii-name.ts';
import type { BookedPassenger, BookingItem } from '../model.ts';

/** A flight that a passenger of this name was booked on. */
export interface BookedFlight {
  /** `2026-12-20 6E 201 DEL`: local day of departure, flight, where it is boarded. */
  flight: string;
  bookingId: string;
  owner: OwnerId;
}

/** What a passenger is booked on on a day of departure, as read; version 0: nothing yet. */
export interface TravelDay {
  passenger: string;
  /** `yyyy-mm-dd`. */
  day: string;
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

/** Rows of one booking at most: they stand in the one transaction that pays, beside some fifteen others. */
const MOST_ROWS = 60;

/**
 * The days on which a booking's flights leave, one a passenger's name and day. Nine people on a round trip of more than
 * six days with flights have the first six looked at.
 */
export function daysOf({ segments, passengers }: Travelling): Pick<TravelDay, 'passenger' | 'day'>[] {
  const days = [...new Set(segments.map(({ departureTime }) => departureTime.slice(0, 10)))];
  const names = [...new Set(passengers.map(passengerKey))];
  const looked = days.slice(0, Math.floor(MOST_ROWS / names.length));
  return names.flatMap((passenger) => looked.map((day) => ({ passenger, day })));
}
