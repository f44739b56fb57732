import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { iataAirport } from '../../reference/model.ts';
import { forCustomer } from '../booked-for.ts';
import { day } from '../model.ts';

export const getFlightPrice = defineCall({
  name: 'flights/search/get-flight-price',
  method: 'POST',
  path: '/flightApi/api/getFlightPrice',
  summary:
    'Cheapest one-way price of an adult on the days around one: from fares already seen, else from the suppliers’ ' +
    'calendars as they were some hours ago. No search is made.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'public', permission: 'flights.search', byKey: 'read' },
  request: z.strictObject({
    /** IATA code of the airport to leave from. */
    origin: iataAirport,
    /** IATA code of the airport to go to. */
    destination: iataAirport,
    /** The day in the middle of those answered, `YYYY-MM-DD`. */
    date: day,
    /** Days on either side of the asked one. */
    daysAround: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(15)), 3),
    /** Staff name the customer whose prices are wanted. */
    customerId: forCustomer,
  }),
  response: priced(
    z.object({
      /** ISO 4217 code of the prices: the site's own. */
      currency: z.string(),
      /** The asked day in the middle; days nobody searched and no calendar knows have no price. */
      days: z.array(
        z.object({
          /** The day of departure, `YYYY-MM-DD`. */
          date: day,
          /** Cheapest one-way price of one adult known for the day; absent where there is none. */
          price: z.optional(amount),
          /** Whether a search found the price, or a supplier's calendar names it: about, and before its airline's rules. */
          from: z.optional(z.enum(['seen', 'calendar'])),
          /** Instant (ISO 8601, UTC) of the search, or of the calendar's answer; absent without a price. */
          seenAt: z.optional(z.string()),
        }),
      ),
      /** Always true: prices were seen earlier and may have changed. */
      isSeenEarlier: z.boolean(),
    }),
  ),
  failures: [],
});
