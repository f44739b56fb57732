import type { Currency } from './money.ts';

/** A request with its currencies filled in, and the dotted paths of those that are not the site's. */
export interface Filled {
  request: unknown;
  wrong: string[];
}
type Fill = (schema: object, request: unknown, currency: Currency) => Filled;

let fill: Fill | undefined;

/** Said by site-currency.ts, which the contracts that leave a currency out bring along. */
export const fillBy = (how: Fill): void => {
  fill = how;
};

/**
 * `fillSiteCurrency`, where a contract is loaded that leaves a currency out; the request as it is while there is none.
 * Pages without such a contract carry none of what it takes.
 */
export const filledIn = (schema: object, request: unknown, currency: Currency): unknown =>
  fill ? fill(schema, request, currency).request : request;
