import type { FlightSupplier, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { type Failure, fail, ok } from '#shared/errors.ts';
import type { BaggageOption, MealOption, NetOffer, SearchQuery } from '#shared/flights/model.ts';
import { clock } from '#functions/clock.ts';
import { MINUTE } from '#shared/time.ts';

/** A supplier whose answers the test decides; it stands in for the sandbox adapter of the test sites. */
export interface DeskSupplier {
  /** What the next searches and quotes answer. */
  offers: NetOffer[];
  /** Fails every question of a kind. */
  fails: Partial<
    Record<
      'search' | 'calendar' | 'quote' | 'fareRules' | 'extraServices',
      SupplierFailure | 'throws' | 'never answers'
    >
  >;
  /** As quoted, where it differs from the search. */
  quoted?: (offer: NetOffer) => NetOffer;
  validFor: number;
  baggages: BaggageOption[];
  meals: MealOption[];
  rulesHtml: string;
  searches: SearchQuery[];
  /** What the calendars answer of any month: day → minor units. */
  calendar: Record<string, number>;
  /** Source and month of each calendar asked. */
  calendars: string[];
}

const sector = { tripIndicator: 1, flightNumber: '804', origin: 'DEL', destination: 'BOM' };

export function useDeskSupplier(): DeskSupplier {
  const desk: DeskSupplier = {
    offers: [],
    fails: {},
    validFor: 30 * MINUTE,
    searches: [],
    calendar: {},
    calendars: [],
    rulesHtml: '<p>Cancellation <b>₹\u00a04,500</b></p>',
    baggages: [
      { ...sector, code: 'XB5', weight: 5, price: 225_000, label: '5 KG' },
      { ...sector, code: 'XB10', weight: 10, price: 450_000, label: '10 KG' },
    ],
    meals: [{ ...sector, code: 'VGML', quantity: 1, price: 40_000, label: 'Vegetarian meal' }],
  };
  const or = async <T>(kind: keyof DeskSupplier['fails'], answer: () => T) => {
    const failure = desk.fails[kind];
    if (failure === 'throws') throw new Error('the supplier sent nonsense');
    if (failure === 'never answers') return new Promise<Failure<SupplierFailure>>(() => undefined);
    return failure ? (fail(failure) as Failure<SupplierFailure>) : ok(answer());
  };
  const never = () => Promise.reject(new Error('not asked here'));
  adapters.sandbox = (_actor, { name }): FlightSupplier => ({
    name,
    search: (_call, query) => {
      desk.searches.push(query);
      return or('search', () => desk.offers.map((offer) => ({ ...offer, source: name })));
    },
    quote: (_call, offer) =>
      or('quote', () => ({ offer: desk.quoted ? desk.quoted(offer) : offer, validUntil: clock.now() + desk.validFor })),
    fareRules: (_call, offer) =>
      or('fareRules', () => [
        {
          origin: 'DEL',
          destination: 'BOM',
          airline: offer.segments[0]!.airlineCode,
          fareBasis: 'Y',
          fareRuleDetail: desk.rulesHtml,
        },
      ]),
    extraServices: () => or('extraServices', () => ({ baggages: desk.baggages, meals: desk.meals })),
    calendar: (_call, _query, month) => {
      desk.calendars.push(`${name} ${month}`);
      return or('calendar', () => desk.calendar);
    },
    book: never,
    ticket: never,
    holdQuote: never,
    release: never,
    retrieve: never,
    carriesOut: [],
    cancellationCharges: never,
    changeRequest: never,
    findChange: never,
    changeRequestStatus: never,
  });
  return desk;
}
