import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';
import { staffOnly } from '../staff-only.ts';

/** A row of the ticket queue: what the booking card shows before it is opened. */
export const bookingRow = z.object({
  /** ISO 4217 code of the row's amounts. */
  currency: z.string(),
  /** The booking's id, as every other call of bookings takes it. */
  bookingId: z.string(),
  /** The supplier's record locator; empty until there is one. */
  pnr: z.string(),
  /** Instant (ISO 8601, UTC) at which the booking was made. */
  createdAt: z.string(),
  /** The status in words, e.g. `Ticketed`, `Cancelled`, `Hold`. */
  status: z.string(),
  /** 1 in progress, 2 hold, 3 ticketed, 4 cancelled, 5 change requested, 6 failed, 7 released, 8 unknown. */
  statusId: z.number(),
  /** Since when it has this status, an instant. */
  statusSince: z.string(),
  /** True where airports of more than one country are touched. */
  isInternational: z.boolean(),
  /** The first flight's departure, on that airport's clock: `YYYY-MM-DDTHH:mm`. */
  travelDate: z.string(),
  /** The price, as the card shows it. */
  fare: z.object({
    /** ISO 4217 code of `totalFare`. */
    currency: z.string(),
    /** Total for all passengers, extras and fees included. */
    totalFare: amount,
  }),
  /** The payment behind the booking. */
  transactionDetails: z.object({
    /** What was paid. */
    amount,
  }),
  /** IATA designators of the airlines, each once. */
  airlines: z.array(z.string()),
  /** The flights in short, in order. */
  segments: z.array(
    z.object({
      /** IATA code of the airport it leaves from. */
      originAirportCode: z.string(),
      /** IATA code of the airport it lands at. */
      destinationAirportCode: z.string(),
      /** IATA designator of the airline. */
      airlineCode: z.string(),
      /** The flight's number without the airline's designator. */
      flightNumber: z.string(),
    }),
  ),
  /** Who travels, in the order of the ticket. */
  passengers: z.array(
    z.object({
      /** Given names. */
      firstName: z.string(),
      /** Family name. */
      lastName: z.string(),
      /** 1 adult, 2 child, 3 infant. */
      paxType: z.number(),
      /** The passenger's ticket. */
      ticket: z.object({
        /** Number of the e-ticket; empty until ticketed. */
        ticketNumber: z.string(),
      }),
    }),
  ),
  /** How to reach the first passenger; texts are empty where not given, and of what a partner site sold. */
  contact: z.object({
    /** Address of mail. */
    email: z.string(),
    /** Number with dial code. */
    phone: z.string(),
  }),
  /** Milliseconds since 1970 at which the first flight is to leave; null where that is not known. */
  leavesAt: z.nullable(z.number()),
  /** Whose booking it is, whoever made it. */
  customer: z.object({
    /** The person's name; empty where it is not known. */
    name: z.string(),
    /** Name of the person's company; empty without one. */
    companyName: z.string(),
  }),
  /** Who made the booking. */
  user: z.object({
    /** That user's address of mail. */
    email: z.string(),
    /** `staff`, `travelAgent`, `retail` or `corporate`. */
    userType: z.string(),
  }),
  /** The supplier's word on an open change request; null while there is none. */
  supplierChangeReqStatus: z.nullable(
    z.object({
      /** That word, e.g. `Under review`. */
      statusText: z.string(),
    }),
  ),
  /**
   * Milliseconds since 1970 until which held seats are kept; null when nothing is held. Without payment they are given back
   * then.
   */
  holdUntil: z.nullable(z.number()),
  /** True while it is held, or was to be, without payment; left out otherwise. */
  isUnpaid: z.optional(z.boolean()),
  /** The order by which it is paid or released; left out once it is paid. */
  orderId: z.optional(z.string()),
  /** True where a partner site sold what is held, whose own site pays for it; left out otherwise. */
  isSoldOn: z.optional(z.boolean()),
  /** Where the journey leads by its cities, `Kochi to Dubai`, while held without payment; left out otherwise. */
  route: z.optional(z.string()),
  /** True where the supplier has not said its ticket numbers and staff are to ask; left out otherwise. */
  numbersMissing: staffOnly(z.boolean()),
  /** True where the airline changed the flights and staff are to accept it at the supplier; left out otherwise. */
  changeToAccept: staffOnly(z.boolean()),
  /** True where the airline cancelled it and what was paid is not settled yet; left out otherwise. */
  refundDue: z.optional(z.boolean()),
});
export type BookingRow = z.output<typeof bookingRow>;

/** A page of rows, and how far the search for them went. */
export const bookingPage = z.object({
  /** The page's rows in the order asked for. */
  tickets: z.array(priced(bookingRow)),
  /** Where to go on; null at the end of the list. */
  cursor: z.nullable(z.string()),
  /** The booking or travel date of the last row looked at, matching or not; null when nothing was. */
  lookedBackTo: z.nullable(z.string()),
  /** All bookings of the site, for staff on the first page of the unfiltered list; null otherwise. */
  total: z.nullable(z.number()),
});
export type BookingPage = z.output<typeof bookingPage>;
