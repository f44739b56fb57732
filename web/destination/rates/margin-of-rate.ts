import { type AnyRate, priceOfRate } from '#shared/destination/rates/rate-year.ts';
import { fullMarginWords, marginBetween, marginWords } from './margin.ts';

/** What an adult, or the vehicle, leaves the site above its cost; nothing where nobody said what it costs. */
export const marginOfRate = (rate: AnyRate): string =>
  marginWords(priceOfRate(rate), 'transferType' in rate ? rate.cost : rate.adultCost);

/** Whose price is below its cost, as it is said while it is typed; none where nobody's is. */
export const lossesOfRate = (rate: AnyRate, currency: string): string[] =>
  pricesAndCosts(rate).flatMap(({ of, price, cost }) => {
    if (cost === null || price >= cost) return [];
    return [`${of}${fullMarginWords(marginBetween(price, cost), currency)}`];
  });

const pricesAndCosts = (rate: AnyRate): { of: string; price: number; cost: number | null }[] =>
  'transferType' in rate
    ? [{ of: '', price: priceOfRate(rate), cost: rate.cost }]
    : [
        { of: 'Adult ', price: rate.adultAmount, cost: rate.adultCost },
        { of: 'Child ', price: rate.childAmount, cost: rate.childCost },
        { of: 'Infant ', price: rate.infantAmount, cost: rate.infantCost },
      ];
