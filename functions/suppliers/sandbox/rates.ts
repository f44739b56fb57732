import { type Currency, exponentOf } from '#shared/money.ts';

/** Units of a currency for one rupee. Fixed for the sandbox world; no market rates. */
const perRupee: Record<Currency, number> = {
  INR: 1,
  USD: 0.0118,
  EUR: 0.0108,
  GBP: 0.0093,
  AED: 0.0433,
  SAR: 0.0443,
  QAR: 0.043,
  OMR: 0.00454,
  KWD: 0.00362,
  BHD: 0.00445,
  SGD: 0.0158,
  MYR: 0.055,
  THB: 0.42,
  LKR: 3.55,
  NPR: 1.6,
  BDT: 1.41,
  AUD: 0.018,
  NZD: 0.0199,
  CAD: 0.0163,
  CHF: 0.0105,
  JPY: 1.78,
  HKD: 0.092,
  ZAR: 0.213,
  KES: 1.53,
};

export const sellsIn = (currency: Currency): boolean => currency in perRupee;

/**
 * Rupees → minor units of a currency. Rupees and yen are kept whole, dinars at five fils, as fares are filed.
 * Throws for a currency without a rate: a source in it cannot be configured.
 */
export function fromRupees(rupees: number, currency: Currency): number {
  const rate = perRupee[currency];
  if (rate === undefined) throw new RangeError(`the sandbox has no rate for ${currency}`);
  const exponent = exponentOf(currency);
  const step = currency === 'INR' ? 100 : exponent === 3 ? 5 : 1;
  return Math.round((rupees * rate * 10 ** exponent) / step) * step;
}
