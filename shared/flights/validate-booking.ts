import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { priced } from '../money.ts';
import { forCustomer } from './booked-for.ts';
import { quoteId } from './fare-quote.ts';
import { fareDetail } from './model.ts';
import { passengers } from './passenger.ts';

export const validateBooking = defineCall({
  name: 'flights/validate-booking',
  method: 'POST',
  path: '/flightApi/api/validateBooking',
  summary: 'Checks passengers and extras against the quoted fare. Errors come by field, e.g. passengers.0.lastName.',
  actor: 'visitor',
  access: { module: 'Flights', locked: true, scope: 'own', permission: 'flights.search', byKey: 'read' },
  request: z.strictObject({
    quoteId,
    passengers,
    /** Staff name the customer they book for, whose price is answered. */
    customerId: forCustomer,
  }),
  response: priced(
    z.object({
      /** ISO 4217 code of every amount here. */
      currency: z.string(),
      /** The fare with the chosen extras; its `totalPayable` is what setFlightDetails is told was accepted. */
      fareDetailResult: fareDetail,
      /**
       * Field → what the airline may object to, e.g. a passport that ends within six months of the journey. Nothing is
       * refused for them.
       */
      warnings: z.record(z.string(), z.string()),
    }),
  ),
  failures: ['FARE_EXPIRED'],
});
