import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';

export const getCustomerMonthlyFlightDetails = defineCall({
  name: 'users/customers/get-customer-monthly-flight-details',
  method: 'POST',
  path: '/api/wl/user/getCustomerMonthlyFlightDetails',
  summary: 'How often a user searched and booked flights, month by month (look to book), for staff.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.view' },
  request: z.strictObject({
    /** The user's id. */
    userId: z.string().check(z.minLength(1), z.maxLength(140)),
  }),
  response: z.object({
    /** The last twelve months, newest first; one without a search or booking has zeros. */
    months: z.array(
      z.object({
        /** Month in the site's zone, `YYYY-MM`. */
        month_year: z.string(),
        /** Searches that were asked of suppliers. */
        look_count: z.number(),
        /** Bookings that were paid for. */
        book_count: z.number(),
        /** Searches for each booking, to one decimal; null without a booking. */
        lookToBook: z.nullable(z.number()),
      }),
    ),
    /** The last search of those months that was asked of suppliers; null without one. */
    lastSearch: z.nullable(
      z.object({
        /** Instant (ISO 8601, UTC). */
        at: z.string(),
        /** IATA code of the airport to leave from. */
        origin: z.string(),
        /** IATA code of the airport to go to; of several stops, the last. */
        destination: z.string(),
        /** First day of departure, `YYYY-MM-DD`. */
        day: z.string(),
        /** Everybody who was to travel. */
        travellers: z.number(),
      }),
    ),
    /** The user's standing. */
    flightLookToBook: z.object({
      /** True where the customer may search without ever booking. */
      is_exempted: z.boolean(),
    }),
  }),
  failures: [],
});
