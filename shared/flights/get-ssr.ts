import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { priced } from '../money.ts';
import { quoteId } from './fare-quote.ts';
import { baggageOption, mealOption } from './model.ts';

/** Extra services a passenger may buy, per sector. Infants buy none. */
export const ssrAnswer = priced(
  z.object({
    /** ISO 4217 code of the prices. */
    currency: z.string(),
    /** Extra baggage for sale, per flight and weight. */
    baggages: z.array(baggageOption),
    /** Meals for sale, per flight. */
    meals: z.array(mealOption),
  }),
);
export type SsrAnswer = z.output<typeof ssrAnswer>;

export const getSsr = defineCall({
  name: 'flights/get-ssr',
  method: 'POST',
  path: '/flightApi/api/getSSR',
  summary:
    'Baggage and meals to buy with a quoted fare. A fare without any fails with a text containing No SSR details.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'own', permission: 'flights.search', byKey: 'read' },
  request: z.strictObject({ quoteId }),
  response: ssrAnswer,
  failures: ['NO_SSR', 'FARE_EXPIRED', 'SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
