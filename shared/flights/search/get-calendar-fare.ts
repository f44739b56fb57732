import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { iataAirport } from '../../reference/model.ts';
import { forCustomer } from '../booked-for.ts';
import { day } from '../model.ts';

/** A month, `YYYY-MM`. */
const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month.'));
/** Whether a search found the price, or a supplier's calendar names it: about, and before its airline's rules. */
const from = z.optional(z.enum(['seen', 'calendar']));

export const getCalendarFare = defineCall({
  name: 'flights/search/get-calendar-fare',
  method: 'POST',
  path: '/flightApi/api/getCalendarFare',
  summary:
    'Cheapest one-way price of an adult for each day of a month, and for each of the ten months from this one: from ' +
    'fares already seen, else from the suppliers’ calendars. No search is made.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'public', permission: 'flights.search', byKey: 'read' },
  request: z.strictObject({
    /** IATA code of the airport to leave from. */
    origin: iataAirport,
    /** IATA code of the airport to go to. */
    destination: iataAirport,
    /** The month whose days are wanted; one outside the ten is answered by the nearest of them. */
    month,
    /** Staff name the customer whose prices are wanted. */
    customerId: forCustomer,
  }),
  response: priced(
    z.object({
      /** ISO 4217 code of the prices: the site's own. */
      currency: z.string(),
      /** City of the airport to leave from; its code where it is none that is known. */
      originCityName: z.string(),
      /** City of the airport to go to; its code where it is none that is known. */
      destinationCityName: z.string(),
      /** The month whose days are answered. */
      month,
      /** Ten months, this one first; one of which nothing is known has no price. */
      months: z.array(
        z.object({
          /** The month. */
          month,
          /** Cheapest price known for a day of it that is not over; absent where there is none. */
          price: z.optional(amount),
          from,
        }),
      ),
      /** Every day of the month; days over or not yet sold, that nobody searched and no calendar knows have no price. */
      days: z.array(
        z.object({
          /** The day of departure, `YYYY-MM-DD`. */
          date: day,
          /** Cheapest one-way price of one adult known for the day; absent where there is none. */
          price: z.optional(amount),
          from,
          /** Instant (ISO 8601, UTC) of the search, or of the calendar's answer; absent without a price. */
          seenAt: z.optional(z.string()),
          /** IATA code of the airline that the price was seen at; absent for a calendar's, which names none. */
          airlineCode: z.optional(z.string()),
          /** Name of that airline, as passengers know it. */
          airlineName: z.optional(z.string()),
        }),
      ),
      /** True where a supplier's calendar was wanted and none answered: prices that were seen stand alone. */
      isCalendarSilent: z.boolean(),
    }),
  ),
  failures: [],
});
