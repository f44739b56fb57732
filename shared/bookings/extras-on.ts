import type { TicketDocument } from './ticket.ts';

/** What was bought beside the fare on one flight. */
export interface Extras {
  /** Kilograms. */
  weight: number;
  /** Platters. */
  quantity: number;
}

/** The extras on the flight at `sector` (from 0): everybody's, or on the ticket of one passenger only theirs. */
export function extrasOn(
  { passengers, baggages, meals }: Pick<TicketDocument, 'passengers' | 'baggages' | 'meals'>,
  sector: number,
  pax: number | undefined,
): Extras {
  const alone = pax === undefined ? undefined : passengers[pax];
  const here = <E extends { sector: number }>(extras: readonly E[]) =>
    extras.filter((extra) => extra.sector === sector);
  return {
    weight: here(alone?.baggage ?? baggages).reduce((sum, { weight }) => sum + weight, 0),
    quantity: here(alone?.mealDynamic ?? meals).reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
