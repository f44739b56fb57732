import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { fareRule } from '../flights/model.ts';
import { amount, priced } from '../money.ts';
import { staffOnly } from '../staff-only.ts';
import { bookingRow } from './booking-row.ts';
import { ticketDocument } from './ticket.ts';

/** One line of a booking's timeline, newest first. */
export const bookingDeed = z.object({
  /** Instant (ISO 8601, UTC) at which it happened. */
  at: z.string(),
  /**
   * Who did it: a person's name, the site's for its staff where a customer reads, `System` for the platform's own work.
   */
  who: z.string(),
  /** The customer's name where staff made the booking for one, on its first line; empty otherwise. */
  forWhom: z.string(),
  /** The user's type; empty for the site's own work. */
  role: z.string(),
  /** What happened, e.g. `create`, `ticket`, `cancel`. */
  event: z.string(),
  /** The booking's status from then on, numbered as in `statusId` of the booking. */
  statusId: z.number(),
  /** A remark to it; empty where there is none. */
  note: z.string(),
});
export type BookingDeed = z.output<typeof bookingDeed>;

/** One passenger's documents, in the order of the ticket's passengers. Empty texts where the fare did not ask. */
export const passengerDocuments = z.object({
  /** `YYYY-MM-DD`. */
  dateOfBirth: z.string(),
  /** Passport number. */
  passportNo: z.string(),
  /** Day the passport was issued, `YYYY-MM-DD`. */
  passportIssueDate: z.string(),
  /** Day the passport ends, `YYYY-MM-DD`. */
  passportExpiry: z.string(),
  /** ISO 3166 alpha-2 code of the country that issued it. */
  passportIssueCountryCode: z.string(),
});

/** What staff need to know of a booking that has no end yet, or whose ticket numbers did not come. */
export const bookingDesk = z.object({
  /**
   * What is open: `outcome`, whether it is booked at all; `ticketNumbers`, it is ticketed and has none; `airlineChange`, its
   * airline changed the flights and nobody has accepted that.
   */
  about: z.enum(['outcome', 'ticketNumbers', 'airlineChange']),
  /** The source it was booked at, as getSources names it. */
  supplier: z.string(),
  /** Our id that the supplier knows the booking by. */
  ourReference: z.string(),
  /** The supplier's own id of the booking; empty until it gave one. */
  supplierReference: z.string(),
  /**
   * Since when the supplier has not said what it did, or the ticket numbers, an instant; since the payment where it was
   * not asked yet. Of an airline's change, since it was ticketed.
   */
  since: z.string(),
  /** True where the supplier can be asked now: see askSupplierAgain. */
  mayAskAgain: z.boolean(),
  /** The outcome is unknown: the money can be given back at once, unless a partner supplies it, whose desk alone can. */
  mayRefund: z.boolean(),
  /** The partner that supplies it, whose desk is to be called; left out where the site buys at the source itself. */
  partner: z.optional(z.string()),
});
export type BookingDesk = z.output<typeof bookingDesk>;

/** What a booking cost both sides, refunds and convenience fees apart. */
const bookingAccounting = z.object({
  /** The site's side. */
  middleManWl: z.object({
    /** What it pays the supplier. */
    cost: amount,
    /** Tax in that which it sets off against its own; left out for none. */
    inputTax: z.optional(amount),
    /** TDS in it which it has credit for; left out for none. */
    tdsCredit: z.optional(amount),
  }),
  /** The customer's side. */
  endCustomer: z.object({
    /** What the customer pays the site. */
    cost: amount,
  }),
});
export type BookingAccounting = z.output<typeof bookingAccounting>;

/** A booking as its ticket shows it. */
const booking = priced(
  z.extend(ticketDocument, {
    /** What it cost both sides; left out for customers, and where nothing was booked. */
    accounting: staffOnly(bookingAccounting),
  }),
);

export const getBookingDetails = defineCall({
  name: 'bookings/get-booking-details',
  method: 'POST',
  path: '/flightApi/api/getBookingDetails',
  summary: "One booking with its timeline; on request with the passengers' documents, which is noted when staff ask.",
  actor: 'user',
  access: { scope: 'own', permission: 'tickets.view', byKey: 'read' },
  request: z.strictObject({
    /** The booking; another customer's or another site's answers 404. */
    bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** Also answer the passengers' documents; noted in the timeline when staff ask. Of a booking that they did not make themselves staff need `tickets.documents`. */
    withDocuments: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** The booking as its ticket shows it. */
    booking,
    /** Whose booking it is, whoever made it. */
    customer: bookingRow.shape.customer,
    /** The rules of the fare as it was sold. */
    fareRules: z.array(fareRule),
    /** What happened to the booking, newest first. */
    timeline: z.array(bookingDeed),
    /** For staff, of a booking with something to do: whom to call and what can be done about it. Null for everybody else. */
    desk: z.nullable(bookingDesk),
    /** Per passenger, in the ticket's order; null unless asked for, and after they were erased. */
    documents: z.nullable(z.array(passengerDocuments)),
    /** Whether the signed-in user may ask for the documents. */
    mayOpenDocuments: z.boolean(),
  }),
  failures: [],
});
