import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerOf } from '#test/fixtures/offer.ts';
import { filterOffers } from '#web/flights/results/filter-offers.ts';
import { noFilters } from '#web/flights/results/filters.ts';
import { factsOf } from '#web/flights/results/offer-facts.ts';
import { priceAt, stepAt, stepsOf } from '#web/flights/results/price-steps.ts';

const prices = fc.integer({ min: 1, max: 50_000_000 });
const range = fc
  .tuple(prices, prices)
  .filter(([a, b]) => a !== b)
  .map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
const runs = { seed: 11, numRuns: 500 };

test('the thumbs reach both ends of every range, by steps that are whole', () => {
  fc.assert(
    fc.property(range, (ends) => {
      const last = stepsOf(ends);
      expect(Number.isInteger(last) && last >= 1 && last <= 100).toBe(true);
      expect([priceAt(ends, 0), priceAt(ends, last)]).toEqual(ends);
      expect([stepAt(ends, ends[0]), stepAt(ends, ends[1])]).toEqual([0, last]);
    }),
    runs,
  );
});

test('each step is a price of its own, dearer than the one before, and found again from its price', () => {
  fc.assert(
    fc.property(range, (ends) => {
      const steps = Array.from({ length: stepsOf(ends) + 1 }, (_, step) => step);
      const found = steps.map((step) => priceAt(ends, step));
      expect(found.every((price, at) => at === 0 || price > found[at - 1]!)).toBe(true);
      expect(found.map((price) => stepAt(ends, price))).toEqual(steps);
    }),
    runs,
  );
});

test('a thumb drawn in and put back to the end leaves every flight', () => {
  fc.assert(
    fc.property(fc.array(prices, { minLength: 2, maxLength: 60 }), fc.integer({ min: 0, max: 100 }), (list, away) => {
      const all = list.map((pricePerAdult, at) => factsOf(offerOf({ resultIndex: `${at}`, pricePerAdult })));
      const { priceRange } = filterOffers(all, noFilters);
      const last = stepsOf(priceRange);
      const drawn = priceAt(priceRange, Math.min(away, last));
      filterOffers(all, { ...noFilters, priceTo: drawn });
      const back = priceAt(priceRange, last);
      expect(filterOffers(all, { ...noFilters, priceTo: back }).offers).toHaveLength(all.length);
    }),
    runs,
  );
});
