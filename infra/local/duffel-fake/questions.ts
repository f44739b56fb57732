import type { SearchQuery } from '#shared/flights/model.ts';

const cabins: Record<string, SearchQuery['cabin']> = {
  economy: 'Economy',
  premium_economy: 'PremiumEconomy',
  business: 'Business',
  first: 'First',
};

export interface SearchData {
  slices: { origin: string; destination: string; departure_date: string }[];
  passengers: { type?: string; age?: number }[];
  cabin_class?: string;
  max_connections?: number;
}

/** An offer request as the sandbox's world is asked. */
export function queryOf({
  slices,
  passengers,
  cabin_class: cabin = 'economy',
  max_connections: most,
}: SearchData): SearchQuery {
  const infants = passengers.filter(({ age }) => age !== undefined && age < 2).length;
  const children = passengers.filter(({ age }) => age !== undefined && age >= 2 && age < 12).length;
  return {
    JourneyType: slices.length === 1 ? 1 : slices.length === 2 ? 2 : 3,
    returnType: 3,
    segments: slices.map(({ origin, destination, departure_date: preferredDepartureTime }) => ({
      origin,
      destination,
      preferredDepartureTime,
    })),
    adultCount: passengers.length - infants - children,
    childCount: children,
    infantCount: infants,
    cabin: cabins[cabin] ?? 'Economy',
    directOnly: most === 0,
  };
}

export interface OrderData {
  selected_offers?: string[];
  type?: string;
  passengers?: OrderedPassenger[];
  payments?: { amount: string; currency: string }[];
  services?: { id: string; quantity: number }[];
  metadata?: Record<string, string>;
}
type OrderedPassenger = Record<'id' | 'given_name' | 'family_name' | 'born_on' | 'email' | 'phone_number', string>;

const LONGEST_NAME = 20;
/** Whether an order may have a passenger: Duffel's own limits of names, telephones and dates. */
export const isComplete = (one: OrderedPassenger): boolean =>
  Boolean(one.id && one.given_name && one.family_name && one.email) &&
  one.given_name.length <= LONGEST_NAME &&
  one.family_name.length <= LONGEST_NAME &&
  /^\d{4}-\d{2}-\d{2}$/.test(one.born_on) &&
  /^\+\d{8,15}$/.test(one.phone_number);
