import { describe, expect, test } from 'vitest';
import { offerOf, segmentOf } from '#test/fixtures/offer.ts';
import { isInWindow } from '#shared/flights/time-buckets.ts';
import { filterOffers } from '#web/flights/results/filter-offers.ts';
import { filtersFromQuery, filtersToQuery, noFilters } from '#web/flights/results/filters.ts';
import { groupFlights } from '#web/flights/results/flight-groups.ts';
import { factsOf } from '#web/flights/results/offer-facts.ts';
import { firstOffer, sortOffers } from '#web/flights/results/sort-offers.ts';

const viaJai = [
  segmentOf({
    destinationAirportCode: 'JAI',
    arrivalTime: '2027-03-05T22:30',
    departureTime: '2027-03-05T21:30',
    durationMinutes: 60,
  }),
  segmentOf({
    originAirportCode: 'JAI',
    departureTime: '2027-03-06T00:30',
    arrivalTime: '2027-03-06T02:00',
    durationMinutes: 90,
    airlineCode: 'AI',
  }),
];
const direct = factsOf(offerOf({ resultIndex: 'direct', pricePerAdult: 600_000, flightsKey: 'a' }));
const oneStop = factsOf(
  offerOf({ resultIndex: 'stop', segments: viaJai, pricePerAdult: 400_000, isRefundable: false, flightsKey: 'b' }),
);
const all = [direct, oneStop];
const left = (filters: Partial<typeof noFilters>) =>
  filterOffers(all, { ...noFilters, ...filters }).offers.map(({ offer }) => offer.resultIndex);

describe('filters of the results', () => {
  test('without a restriction every flight is shown', () => expect(left({})).toEqual(['direct', 'stop']));
  test('stops: 1 is direct, 2 is one stop', () => {
    expect(left({ stops: [1] })).toEqual(['direct']);
    expect(left({ stops: [2, 3] })).toEqual(['stop']);
    expect(left({ stops: [1], layovers: ['JAI'] }), 'hidden with Direct only, layovers restrict nothing').toEqual([
      'direct',
    ]);
  });
  test('airline, layover, origin and destination match any segment', () => {
    expect(left({ airlines: ['AI'] })).toEqual(['stop']);
    expect(left({ layovers: ['JAI'] })).toEqual(['stop']);
    expect(left({ origins: ['DEL'], destinations: ['BOM'] })).toEqual(['direct', 'stop']);
    expect(left({ destinations: ['JAI'] })).toEqual(['stop']);
    expect(filterOffers(all, noFilters).facets.destinations.map(({ value }) => value)).toEqual(['BOM']);
  });
  test('the time bucket looks at the first departure, and After 9PM runs to midnight', () => {
    expect(left({ time: 'before11' })).toEqual(['direct']);
    expect(left({ time: 'after21' })).toEqual(['stop']);
    expect(isInWindow('2027-03-05T23:59', { start: 1260, end: 0 })).toBe(true);
    expect(isInWindow('2027-03-05T00:30', { start: 1260, end: 60 })).toBe(true);
  });
  test('the way back of a return is read against the journey: its ends the other way round, and no outbound time', () => {
    const back = factsOf(
      offerOf({
        resultIndex: 'back',
        segments: [
          segmentOf({
            originAirportCode: 'BOM',
            destinationAirportCode: 'DEL',
            departureTime: '2027-03-09T22:00',
            arrivalTime: '2027-03-10T00:10',
            tripIndicator: 2,
          }),
        ],
      }),
      { isReturn: true },
    );
    const both = (filters: Partial<typeof noFilters>) =>
      filterOffers([direct, back], { ...noFilters, ...filters }).offers.map(({ offer }) => offer.resultIndex);
    expect(both({ origins: ['DEL'] })).toEqual(['direct', 'back']);
    expect(both({ destinations: ['BOM'], time: 'before11' })).toEqual(['direct', 'back']);
    expect(both({ time: 'after21' })).toEqual(['back']);
    const { facets } = filterOffers([direct, back], noFilters);
    expect(facets.origins.map(({ value }) => value)).toEqual(['DEL']);
    expect(facets.time.find(({ value }) => value === 'any')?.count).toBe(1);
  });
  test('price bounds are inclusive; fare type follows isRefundable', () => {
    expect(left({ priceFrom: 600_000, priceTo: 600_000 })).toEqual(['direct']);
    expect(left({ refundable: false })).toEqual(['stop']);
  });
  test('a facet counts what it would leave under the other filters, with its cheapest price', () => {
    const { facets, priceRange, histogram } = filterOffers(all, { ...noFilters, refundable: true });
    expect(facets.stops).toEqual([
      { value: '1', count: 1, from: 600_000 },
      { value: '2', count: 0, from: Infinity },
    ]);
    expect(facets.refundable.map(({ value, count }) => [value, count])).toEqual([
      ['true', 1],
      ['false', 1],
    ]);
    expect(priceRange).toEqual([400_000, 600_000]);
    expect(histogram.reduce((sum, n) => sum + n)).toBe(2);
  });
  test('a URL restores the filters, and nonsense in it restricts nothing', () => {
    const filters = {
      ...noFilters,
      time: 'before11' as const,
      stops: [1, 2],
      airlines: ['6E'],
      refundable: false,
      priceTo: 700_000,
    };
    expect(filtersFromQuery(filtersToQuery(filters, new URLSearchParams('origin=DEL')))).toEqual(filters);
    expect(filtersFromQuery(new URLSearchParams('time=noon&stops=7,x&priceFrom=-1&refundable=maybe'))).toEqual(
      noFilters,
    );
  });
});

describe('order and cards', () => {
  test('cheapest, fastest, earliest', () => {
    const first = (sort: Parameters<typeof sortOffers>[1]) => {
      expect(firstOffer(all, sort)).toBe(sortOffers(all, sort)[0]);
      return firstOffer(all, sort)!.offer.resultIndex;
    };
    expect([first('cheapest'), first('fastest'), first('earliest')]).toEqual(['stop', 'direct', 'direct']);
  });
  test('the wait is part of the journey', () => expect(oneStop.minutes).toBe(60 + 120 + 90));
  test('the same flights are one card: families by price, dearer suppliers behind the first', () => {
    const offers = [
      offerOf({ resultIndex: 'flexi', publishedPrice: 9, family: { ...offerOf().family, name: 'Flexi' } }),
      offerOf({ resultIndex: 'dear', publishedPrice: 8 }),
      offerOf({ resultIndex: 'cheap', publishedPrice: 7 }),
    ];
    const [group, ...others] = groupFlights(offers.map((offer) => factsOf(offer)));
    expect(others).toEqual([]);
    expect(group!.families.map(({ offer }) => offer.resultIndex)).toEqual(['cheap', 'flexi']);
    expect(group!.alternatives.get('Saver')!.map(({ offer }) => offer.resultIndex)).toEqual(['dear']);
    expect(group!.lead.offer.resultIndex).toBe('cheap');
  });
});
