import { useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReturnType, type SearchQuery } from '#shared/flights/model.ts';
import { useStable } from '#web/ui/use-stable.ts';
import { chosenAfter, nothingChosen } from './chosen.ts';
import type { FlightGroup } from './flight-groups.ts';
import type { OfferFacts } from './offer-facts.ts';
import { passengerPath, type Selection, type Way } from './selection.ts';

/**
 * What is picked out of a search's results, and what picks: `select` leads on to the passengers at once where nothing
 * else is to be chosen, `book` once both ways are. The functions stay the same from render to render.
 */
export function useChosen(searchId: string, search: SearchQuery, customerId: number | undefined, byWay: boolean) {
  const navigate = useNavigate();
  const [chosen, tell] = useReducer(chosenAfter, nothingChosen);
  const book = (flights: Selection) => void navigate(passengerPath(searchId, search, flights, customerId));
  const select = useStable((way: Way, facts: OfferFacts) => {
    if (!byWay) return book({ out: facts, back: undefined });
    tell({ kind: 'selected', way, facts, isPaired: search.returnType === ReturnType.LccSpecial });
  });
  const compare = useStable((group: FlightGroup) => tell({ kind: 'compared', group }));
  const forget = useStable(() => tell({ kind: 'forgotten' }));
  return { ...chosen, select, compare, forget, book: () => book(chosen.selection) };
}
