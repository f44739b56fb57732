import type { FieldErrors } from '#shared/errors.ts';
import { type BaggageOption, type MealOption, PaxType } from '#shared/flights/model.ts';
import type { Passenger, SsrChoice } from '#shared/flights/passenger.ts';
import type { QuoteItem } from './model.ts';

/** What one passenger bought, as the supplier offered it. */
export interface PassengerExtras {
  baggage: BaggageOption[];
  meals: MealOption[];
}

type Option = BaggageOption | MealOption;
const sector = ({ flightNumber, origin, destination }: Pick<Option, 'flightNumber' | 'origin' | 'destination'>) =>
  `${flightNumber} ${origin}-${destination}`;

function resolve<O extends Option>(chosen: readonly SsrChoice[], offered: readonly O[]): O[] | string {
  const found = chosen.map((choice) =>
    offered.find((option) => option.code === choice.code && sector(option) === sector(choice)),
  );
  if (found.some((option) => !option)) return 'This is no longer offered on the flight.';
  return new Set(chosen.map(sector)).size < chosen.length ? 'Choose one per flight.' : (found as O[]);
}

/** Each passenger's choices against what getSSR answered for the quote: existing, one per sector, none for infants. */
export function chooseExtras(
  passengers: readonly Passenger[],
  { ssr }: QuoteItem,
): { extras: PassengerExtras[]; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const extras = passengers.map((passenger, at): PassengerExtras => {
    const pick = <O extends Option>(field: 'baggage' | 'meals', offered: readonly O[]): O[] => {
      const chosen = passenger[field];
      const found =
        passenger.paxType === PaxType.Infant && chosen.length
          ? 'Infants travel without extras.'
          : resolve(chosen, offered);
      if (typeof found !== 'string') return found;
      errors[`passengers.${at}.${field}`] = found;
      return [];
    };
    return { baggage: pick('baggage', ssr?.baggages ?? []), meals: pick('meals', ssr?.meals ?? []) };
  });
  return { extras, errors };
}
