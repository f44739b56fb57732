import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { fareRule } from '../flights/model.ts';
import { ticketOnWire } from './ticket.ts';

/** One line of a booking's timeline, newest first. */
export const bookingDeed = z.object({
  at: z.string(),
  /** A person's name, or what the site's own work is called. */
  who: z.string(),
  /** The user's type; empty for the site's own work. */
  role: z.string(),
  /** create, ticket, cancel … */
  event: z.string(),
  statusId: z.number(),
  note: z.string(),
});
export type BookingDeed = z.output<typeof bookingDeed>;

/** One passenger's documents, in the order of the ticket's passengers. Empty texts where the fare did not ask. */
export const passengerDocuments = z.object({
  dateOfBirth: z.string(),
  passportNo: z.string(),
  passportIssueDate: z.string(),
  passportExpiry: z.string(),
  passportIssueCountryCode: z.string(),
});

/** What staff need to know of a booking that has no end yet. */
export const bookingDesk = z.object({
  /** The source it was booked at, and what it knows the booking by: our id, and its own once there is one. */
  supplier: z.string(),
  ourReference: z.string(),
  supplierReference: z.string(),
  /** Since when the supplier has not said what it did, an instant; since the payment where it was not asked yet. */
  since: z.string(),
  mayAskAgain: z.boolean(),
  /** The outcome is unknown: the money can be given back at once. */
  mayRefund: z.boolean(),
});
export type BookingDesk = z.output<typeof bookingDesk>;

export const getBookingDetails = defineCall({
  name: 'bookings/get-booking-details',
  method: 'POST',
  path: '/flightApi/api/getBookingDetails',
  summary: "One booking with its timeline; on request with the passengers' documents, which is noted when staff ask.",
  actor: 'user',
  access: { scope: 'own', module: 'Flights', permission: 'tickets.view' },
  request: z.strictObject({
    bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
    withDocuments: z._default(z.boolean(), false),
  }),
  response: z.object({
    booking: ticketOnWire,
    fareRules: z.array(fareRule),
    timeline: z.array(bookingDeed),
    /** For staff, of a booking without an end: whom to call and what can be done about it. Null for everybody else. */
    desk: z.nullable(bookingDesk),
    /** Null unless asked for, and after they were erased. */
    documents: z.nullable(z.array(passengerDocuments)),
  }),
  failures: [],
});
