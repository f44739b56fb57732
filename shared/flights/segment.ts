import * as z from 'zod/mini';
import { type Cabin, cabins } from './cabins.ts';

export { type Cabin, cabins };

/** Wall clock at the airport concerned, `YYYY-MM-DDTHH:mm`, without offset. */
const localTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));
/** One non-stop sector of a journey. Times are the wall clock at each airport; the zones say what they mean. */
export const segment = z.object({
  /** 1 outbound, 2 return; for multi-stop the journey's number. */
  tripIndicator: z.number(),
  /** IATA designator of the airline that sells the flight, e.g. `6E`. */
  airlineCode: z.string(),
  /** Trading name of that airline. */
  airlineName: z.string(),
  /** The flight's number without the airline's designator; digits only. */
  flightNumber: z.string(),
  /** Reservation booking designator: the one-letter class that the seat is booked in. */
  fareClass: z.string(),
  /** Cabin that the passenger sits in. */
  cabin: z.enum(cabins),
  /** IATA code of the airport it leaves from. */
  originAirportCode: z.string(),
  /** Name of the airport it leaves from. */
  originAirportName: z.string(),
  /** City that the airport it leaves from serves. */
  originCityName: z.string(),
  /** Terminal it leaves from; empty where the supplier does not say. */
  originTerminal: z.string(),
  /** IANA time zone of `departureTime`. */
  originZone: z.string(),
  /** IATA code of the airport it lands at. */
  destinationAirportCode: z.string(),
  /** Name of the airport it lands at. */
  destinationAirportName: z.string(),
  /** City that the airport it lands at serves. */
  destinationCityName: z.string(),
  /** Metropolitan code of that city, e.g. `LON`; the airport's own where it stands alone. */
  destinationCityCode: z.string(),
  /** Terminal it arrives at; empty where the supplier does not say. */
  destinationTerminal: z.string(),
  /** IANA time zone of `arrivalTime`. */
  destinationZone: z.string(),
  /** When it leaves, on the clock of the airport it leaves from: `YYYY-MM-DDTHH:mm`. */
  departureTime: localTime,
  /** When it lands, on the clock of the airport it lands at: `YYYY-MM-DDTHH:mm`. */
  arrivalTime: localTime,
  /** Minutes from departure to arrival, time zones taken into account. */
  durationMinutes: z.number(),
  /** `Confirmed`, `Waitlisted`, `Schedule changed` or `Cancelled`, as the supplier last said. */
  flightStatus: z.string(),
  /** The airline's own record locator for check-in; empty until it gave one. */
  airlinePnr: z.string(),
  /** Checked allowance in words, e.g. `15 KG` or `2 PC`; empty: none. */
  baggage: z.string(),
  /** Cabin allowance in words, e.g. `7 KG`; empty: none. */
  cabinBaggage: z.string(),
  /** Designator of the airline that flies it where another sells it; otherwise empty. */
  operatingCarrier: z.string(),
  /** IATA code of a technical stop on the way; empty where there is none. */
  stopPoint: z.string(),
  /** When it lands at the technical stop, on that airport's clock; empty without one. */
  stopPointArrivalTime: z.string(),
  /** When it leaves the technical stop, on that airport's clock; empty without one. */
  stopPointDepartureTime: z.string(),
});
export type Segment = z.output<typeof segment>;
