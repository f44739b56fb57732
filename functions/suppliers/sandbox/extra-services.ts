import type { BaggageOption, MealOption, NetOffer, Segment } from '#shared/flights/model.ts';
import { fromRupees } from './rates.ts';
import { fraction } from './seeded.ts';
import type { SandboxSource } from './source.ts';
import { flightTriggerOf } from './triggers.ts';

/** Extra allowance in KG → rupees on a domestic sector; abroad it costs half as much again and then some. */
const extraBaggage = [
  [3, 1500],
  [5, 2400],
  [10, 4700],
  [15, 7000],
] as const;
const ABROAD = 1.6;
const meals = [
  ['VGML', 'Vegetable biryani with raita', 420],
  ['VJML', 'Jain thali without root vegetables', 440],
  ['PNSW', 'Paneer tikka sandwich', 320],
  ['NVML', 'Chicken curry with jeera rice', 480],
  ['DBML', 'Diabetic meal, millet and greens', 450],
  ['CHML', "Child's meal: pasta, fruit and juice", 360],
  ['FPML', 'Fresh fruit platter', 300],
] as const;

/** Baggage is bought once a journey, on its first sector; meals on every sector long enough to serve one. */
const MEAL_FROM_MINUTES = 60;

export interface Extras {
  baggages: BaggageOption[];
  meals: MealOption[];
}

/** What may be bought beside a fare, or `undefined` where the carrier sells nothing through this source. */
export function extrasOf(source: SandboxSource, offer: NetOffer): Extras | undefined {
  const first = offer.segments[0]!;
  if (source.triggers && flightTriggerOf(first.flightNumber) === 'no extra services') return undefined;
  // Four in ten full-service fares have no extra services; the others sell baggage only.
  if (!offer.isLCC && fraction('extras', first.airlineCode, first.flightNumber) < 0.4) return undefined;
  const abroad = offer.requires.passport;
  const place = ({ tripIndicator, flightNumber, originAirportCode, destinationAirportCode }: Segment) => ({
    tripIndicator,
    flightNumber,
    origin: originAirportCode,
    destination: destinationAirportCode,
  });
  const begins = offer.segments.filter(
    (segment, i) => i === 0 || segment.tripIndicator !== offer.segments[i - 1]!.tripIndicator,
  );
  return {
    baggages: begins.flatMap((segment) =>
      extraBaggage.map(([weight, rupees]) => ({
        code: `XB${String(weight).padStart(2, '0')}`,
        ...place(segment),
        weight,
        price: fromRupees(Math.round(rupees * (abroad ? ABROAD : 1)), offer.currency),
        label: `Extra ${weight} KG`,
      })),
    ),
    meals: offer.isLCC
      ? offer.segments
          .filter(({ durationMinutes }) => durationMinutes >= MEAL_FROM_MINUTES)
          .flatMap((segment) =>
            meals.map(([code, label, rupees]) => ({
              code,
              ...place(segment),
              quantity: 1,
              price: fromRupees(rupees, offer.currency),
              label,
            })),
          )
      : [],
  };
}
