import type { FareDetail, Segment } from '#shared/flights/model.ts';
import type { SsrAnswer } from '#shared/flights/get-ssr.ts';
import type { SsrChoice } from '#shared/flights/passenger.ts';
import type { PassengerFields } from '../../journey/passenger-fields.ts';

type Place = Pick<SsrChoice, 'flightNumber' | 'origin' | 'destination'>;
const placeKey = ({ flightNumber, origin, destination }: Place) => `${flightNumber} ${origin}-${destination}`;

/** A part of the journey that extras are sold for, in the order it is flown. */
export interface ExtrasSector {
  key: string;
  /** `Kochi to Mumbai`. */
  title: string;
  /** `6E 6713 · 06:10`. */
  flight: string;
  baggages: SsrAnswer['baggages'];
  meals: SsrAnswer['meals'];
}

/** The extras on their sectors' timeline; a sector without any is left out. */
export function sectorsOf({ baggages, meals }: SsrAnswer, segments: readonly Segment[]): ExtrasSector[] {
  const places = new Map<string, Place & { tripIndicator: number }>();
  for (const option of [...baggages, ...meals]) places.set(placeKey(option), option);
  const order = (place: Place & { tripIndicator: number }) =>
    segments.findIndex(
      (segment) => segment.originAirportCode === place.origin && segment.tripIndicator === place.tripIndicator,
    );
  return [...places.values()]
    .toSorted((a, b) => order(a) - order(b))
    .map((place) => {
      const first = segments[order(place)];
      const last = segments.findLast(
        (segment) =>
          segment.destinationAirportCode === place.destination && segment.tripIndicator === place.tripIndicator,
      );
      return {
        key: placeKey(place),
        title: `${first?.originCityName ?? place.origin} to ${last?.destinationCityName ?? place.destination}`,
        flight: [`${first?.airlineCode ?? ''} ${place.flightNumber}`.trim(), first?.departureTime.slice(11)]
          .filter(Boolean)
          .join(' · '),
        baggages: baggages.filter((option) => placeKey(option) === placeKey(place)),
        meals: meals.filter((option) => placeKey(option) === placeKey(place)),
      };
    });
}

/** The code chosen on a sector; empty for none. */
export const chosenOn = (chosen: readonly SsrChoice[], sector: ExtrasSector): string =>
  chosen.find((choice) => placeKey(choice) === sector.key)?.code ?? '';

/** One choice a sector: puts it in place of the one before; no option takes it away. */
export function choose(
  chosen: readonly SsrChoice[],
  sector: ExtrasSector,
  option: (Place & { code: string }) | undefined,
): SsrChoice[] {
  const others = chosen.filter((choice) => placeKey(choice) !== sector.key);
  return option
    ? [
        ...others,
        {
          code: option.code,
          flightNumber: option.flightNumber,
          origin: option.origin,
          destination: option.destination,
        },
      ]
    : others;
}

/** The quoted fare with the extras chosen so far: what the panel shows until validateBooking says it. */
export function withChosenExtras(
  fare: FareDetail,
  passengers: readonly Pick<PassengerFields, 'baggage' | 'meals'>[],
  ssr: SsrAnswer | undefined,
): FareDetail {
  if (!ssr) return fare;
  const sum = (chosen: readonly SsrChoice[], offered: readonly (Place & { code: string; price: number })[]) =>
    chosen.reduce(
      (total, choice) =>
        total +
        (offered.find((option) => option.code === choice.code && placeKey(option) === placeKey(choice))?.price ?? 0),
      0,
    );
  const baggagePrice = passengers.reduce((total, { baggage }) => total + sum(baggage, ssr.baggages), 0);
  const mealPrice = passengers.reduce((total, { meals }) => total + sum(meals, ssr.meals), 0);
  const more = baggagePrice + mealPrice;
  return {
    ...fare,
    baggagePrice,
    mealPrice,
    totalFare: fare.totalFare + more,
    totalPayable: fare.totalPayable + more,
    totalPayableAmt: fare.totalPayableAmt + more,
  };
}
