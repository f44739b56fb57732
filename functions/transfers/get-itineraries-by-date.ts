import { handle } from '#functions/http/handle.ts';
import { kartsIn } from '#functions/quotations/store.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { getItinerariesByDate } from '#shared/transfers/get-itineraries-by-date.ts';
import { itinerariesOn, MOST_TRANSFERS, spanOf } from './store.ts';

export const getItinerariesByDateHandler = handle(getItinerariesByDate, async (actor, { date }) => {
  const scope = scopeOf(actor, getItinerariesByDate);
  const [itineraries, { cards }] = await Promise.all([
    itinerariesOn(scope, date),
    kartsIn(scope, { arrival: true }, { ...spanOf({ from: date, to: date }), limit: MOST_TRANSFERS }),
  ]);
  return ok({
    itineraries: itineraries.toSorted((one, other) => one.kartName.localeCompare(other.kartName, 'en')),
    arrivals: cards
      .filter(({ state }) => state !== 'VOUCHERED' && state !== 'CANCELLED')
      .map(({ id, adults, child, infant, quotationId, kartName, customerName }) => ({
        ...{ kartId: id, quotationId, kartName, customerName, pax: adults + child + infant },
      })),
  });
});
