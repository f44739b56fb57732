import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { NewFlight } from '#shared/changes/new-flight.ts';
import type { Segment } from '#shared/flights/model.ts';
import { MINUTE } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';

const refused = (text: string) => fail('VALIDATION', { errors: { flights: text } });

/** Whether a flight that staff name is one that the booking has. */
const isSame = (named: NewFlight, booked: Segment): boolean =>
  named.airlineCode === booked.airlineCode &&
  Number(named.flightNumber) === Number(booked.flightNumber) &&
  named.originAirportCode === booked.originAirportCode &&
  named.destinationAirportCode === booked.destinationAirportCode &&
  named.departureTime === booked.departureTime &&
  named.arrivalTime === booked.arrivalTime;

/**
 * The flights that staff name for those of a booking, with all that a ticket says of them: a flight that stays is as it was
 * booked, of another the class and allowances are those of its journey. VALIDATION at `flights` for airports and airlines
 * that there are not, times that cannot be, a flight that has left by `now` (ms since 1970), and for nothing new.
 */
export async function namedFlights(
  booked: readonly Segment[],
  named: readonly NewFlight[],
  now: number,
): Promise<Outcome<Segment[], 'VALIDATION'>> {
  const [{ airportByCode }, { airlineByCode }] = await Promise.all([
    import('#functions/reference/airports.ts'),
    import('#functions/reference/airlines.ts'),
  ]);
  const flights: Segment[] = [];
  let landed = -Infinity;
  for (const flight of named) {
    const name = `${flight.airlineCode} ${flight.flightNumber}`;
    const stays = booked.find((one) => isSame(flight, one));
    const from = airportByCode(flight.originAirportCode);
    const to = airportByCode(flight.destinationAirportCode);
    const airline = airlineByCode(flight.airlineCode);
    if (!from) return refused(`${name}: there is no airport ${flight.originAirportCode}.`);
    if (!to) return refused(`${name}: there is no airport ${flight.destinationAirportCode}.`);
    if (!airline) return refused(`${name}: there is no airline ${flight.airlineCode}.`);
    const leaves = localToMs(flight.departureTime, from.zone);
    const lands = localToMs(flight.arrivalTime, to.zone);
    if (Number.isNaN(leaves) || Number.isNaN(lands)) return refused(`${name}: please enter day and time.`);
    if (lands <= leaves) return refused(`${name} lands before it leaves.`);
    if (leaves < landed) return refused(`${name} leaves before the flight before it has landed.`);
    if (!stays && leaves <= now) return refused(`${name} has left.`);
    landed = lands;
    const like = booked.find(({ tripIndicator }) => tripIndicator === flight.tripIndicator) ?? booked[0]!;
    flights.push(
      stays
        ? { ...stays, tripIndicator: flight.tripIndicator }
        : {
            ...flight,
            airlineName: airline.airlineName,
            ...{ fareClass: like.fareClass, cabin: like.cabin, baggage: like.baggage, cabinBaggage: like.cabinBaggage },
            ...{ originAirportName: from.name, originCityName: from.city, originZone: from.zone, originTerminal: '' },
            ...{ destinationAirportName: to.name, destinationCityName: to.city, destinationCityCode: to.cityCode },
            ...{ destinationZone: to.zone, destinationTerminal: '' },
            durationMinutes: (lands - leaves) / MINUTE,
            ...{ flightStatus: 'Confirmed', airlinePnr: '', operatingCarrier: '' },
            ...{ stopPoint: '', stopPointArrivalTime: '', stopPointDepartureTime: '' },
          },
    );
  }
  const isNew = flights.length !== booked.length || named.some((flight, at) => !isSame(flight, booked[at]!));
  return isNew ? ok(flights) : refused('These are the flights that are booked. Please name the new ones.');
}
