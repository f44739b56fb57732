import { type AnyRate, priceOfRate } from '#shared/destination/rates/rate-year.ts';
import { marginWords } from './margin.ts';

/** What an adult, or the vehicle, leaves the site above its cost; nothing where nobody said what it costs. */
export const marginOfRate = (rate: AnyRate): string =>
  marginWords(priceOfRate(rate), 'transferType' in rate ? rate.cost : rate.adultCost);
