import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { iataAirport } from '../reference/model.ts';
import { day } from './model.ts';

export const getFlightPrice = defineCall({
  name: 'flights/get-flight-price',
  method: 'POST',
  path: '/flightApi/api/getFlightPrice',
  summary:
    'Cheapest one-way price of an adult on the days around one: from fares already seen, else from the suppliers’ ' +
    'calendars as they were some hours ago. No search is made.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'public' },
  request: z.strictObject({
    origin: iataAirport,
    destination: iataAirport,
    date: day,
    /** Days shown on either side of the asked one. */
    daysAround: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(15)), 3),
  }),
  response: priced(
    z.object({
      currency: z.string(),
      /** The asked day in the middle; days nobody searched and no calendar knows have no price. */
      days: z.array(
        z.object({
          date: day,
          price: z.optional(amount),
          /** Whether a search found the price, or a supplier's calendar names it: about, and before its airline's rules. */
          from: z.optional(z.enum(['seen', 'calendar'])),
          /** ISO instant of the search, or of the calendar's answer. */
          seenAt: z.optional(z.string()),
        }),
      ),
      /** Always true: prices were seen earlier and may have changed. */
      isSeenEarlier: z.boolean(),
    }),
  ),
  failures: [],
});
