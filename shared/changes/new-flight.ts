import * as z from 'zod/mini';

const airport = z.string().check(z.regex(/^[A-Z]{3}$/, 'Please enter the three letters of an airport.'));
/** On the clock of the airport concerned. */
const localTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Please enter day and time.'));

/** A flight of a reissue, as staff name it: names, zones and cabin are found by it. */
export const newFlight = z.strictObject({
  /** 1 outbound, 2 return; for multi-stop the journey's number. */
  tripIndicator: z.int().check(z.minimum(1), z.maximum(6)),
  /** IATA designator of the airline. */
  airlineCode: z.string().check(z.regex(/^[A-Z0-9]{2}$/, 'Please enter the two characters of an airline.')),
  /** Digits only. */
  flightNumber: z.string().check(z.regex(/^\d{1,4}$/, 'Please enter the flight’s number.')),
  /** IATA code of the airport it leaves from. */
  originAirportCode: airport,
  /** IATA code of the airport it lands at. */
  destinationAirportCode: airport,
  /** When it leaves, `YYYY-MM-DDTHH:mm` on that airport's clock. */
  departureTime: localTime,
  /** When it lands, the same on the other airport's clock. */
  arrivalTime: localTime,
});
export type NewFlight = z.output<typeof newFlight>;
