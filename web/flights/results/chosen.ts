import type { FlightGroup } from './flight-groups.ts';
import type { OfferFacts } from './offer-facts.ts';
import type { Selection, Way } from './selection.ts';

const MOST_COMPARED = 3;

/** What somebody picked out of the results. */
export interface Chosen {
  selection: Selection;
  /** Flights put beside each other: the newest three. */
  compared: readonly OfferFacts[];
}

export const nothingChosen: Chosen = { selection: { out: undefined, back: undefined }, compared: [] };

export type ChosenEvent =
  /** An offer for a way; `isPaired`: returns are sold with their outbound flight, another of which leaves none chosen. */
  | { kind: 'selected'; way: Way; facts: OfferFacts; isPaired: boolean }
  /** Both ways are chosen anew. */
  | { kind: 'forgotten' }
  /** A flight is put beside the others, or taken away where it was there. */
  | { kind: 'compared'; group: Pick<FlightGroup, 'key' | 'lead'> };

/** What is picked out after an event. */
export function chosenAfter({ selection, compared }: Chosen, event: ChosenEvent): Chosen {
  if (event.kind === 'forgotten') return { selection: nothingChosen.selection, compared };
  if (event.kind === 'selected') {
    const { way, facts, isPaired } = event;
    const others = way === 'out' && isPaired ? nothingChosen.selection : selection;
    return { selection: { ...others, [way]: facts }, compared };
  }
  const { key, lead } = event.group;
  const others = compared.filter(({ offer }) => offer.flightsKey !== key);
  return {
    selection,
    compared: others.length < compared.length ? others : [...compared, lead].slice(-MOST_COMPARED),
  };
}
