import type { BookedPassenger } from '#functions/bookings/model.ts';
import type { Segment } from '#shared/flights/model.ts';

/** A passenger as lists call them. */
export const nameOf = ({ lastName, firstName }: Pick<BookedPassenger, 'lastName' | 'firstName'>): string =>
  `${lastName}/${firstName}`.toUpperCase();
/** A flight as lists call it. */
export const sectorOf = ({
  originAirportCode,
  destinationAirportCode,
}: Pick<Segment, 'originAirportCode' | 'destinationAirportCode'>): string =>
  `${originAirportCode}-${destinationAirportCode}`;
