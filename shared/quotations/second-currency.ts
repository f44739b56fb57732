import { exponentOf, formatMoney, toMajor } from '../money.ts';

/**
 * What an amount comes to in another currency, written out, to its nearest smallest unit. `minor`: of `currency`; `rate`:
 * how much of the other one of it is worth.
 */
export function inSecondCurrency(
  minor: number,
  currency: string,
  { code, rate }: { code: string; rate: number },
): string {
  return formatMoney(Math.round(toMajor(minor, currency) * rate * 10 ** exponentOf(code)), code);
}
