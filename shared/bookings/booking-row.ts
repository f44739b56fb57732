import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';

/** A row of the ticket queue: what the booking card shows before it is opened. */
export const bookingRow = z.object({
  currency: z.string(),
  bookingId: z.string(),
  pnr: z.string(),
  createdAt: z.string(),
  status: z.string(),
  statusId: z.number(),
  /** Since when it has this status, an instant. */
  statusSince: z.string(),
  isInternational: z.boolean(),
  /** First segment's departure, local. */
  travelDate: z.string(),
  fare: z.object({ currency: z.string(), totalFare: amount }),
  transactionDetails: z.object({ amount }),
  airlines: z.array(z.string()),
  segments: z.array(
    z.object({
      originAirportCode: z.string(),
      destinationAirportCode: z.string(),
      airlineCode: z.string(),
      flightNumber: z.string(),
    }),
  ),
  passengers: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      paxType: z.number(),
      ticket: z.object({ ticketNumber: z.string() }),
    }),
  ),
  /** Of the first passenger; empty where not given. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  user: z.object({ email: z.string(), userType: z.string() }),
  supplierChangeReqStatus: z.nullable(z.object({ statusText: z.string() })),
  holdUntil: z.nullable(z.number()),
});
export type BookingRow = z.output<typeof bookingRow>;

/** A page of rows, and how far the search for them went. */
export const bookingPage = z.object({
  tickets: z.array(priced(bookingRow)),
  /** Where to go on; null at the end of the list. */
  cursor: z.nullable(z.string()),
  /** The booking or travel date of the last row looked at, matching or not; null when nothing was. */
  lookedBackTo: z.nullable(z.string()),
  /** All bookings of the site, for staff on the first page of the unfiltered list; null otherwise. */
  total: z.nullable(z.number()),
});
export type BookingPage = z.output<typeof bookingPage>;
