import * as z from 'zod/mini';
import { day } from '../flights/model.ts';
import { consumerSiteField } from '../lists/consumer-site.ts';
import { customerIdField } from '../users/customers/customer-number.ts';

/** Booking Date descending, ascending; Travel Date descending, ascending (spec: flights-and-shell 2.7). */
export const sortOrders = ['BD', 'BA', 'TD', 'TA'] as const;
export const sortOrderName: Record<(typeof sortOrders)[number], string> = {
  BD: 'Booking Date, newest',
  BA: 'Booking Date, oldest',
  TD: 'Travel Date, latest',
  TA: 'Travel Date, soonest',
};

const text = (longest: number) => z._default(z.string().check(z.trim(), z.maxLength(longest)), '');
const someDay = z._default(z.union([day, z.literal('')]), '');

type Days = Record<'bookingDateFrom' | 'bookingDateTo' | 'travelDateFrom' | 'travelDateTo', string>;
/** A span of days that ends before it begins is the end's error. */
const endsInOrder = (from: keyof Days, to: keyof Days) =>
  z.refine<Days>((filter) => !filter[from] || !filter[to] || filter[from] <= filter[to], {
    path: [to],
    error: 'Please choose the same day or later.',
  });

/**
 * What the queue can be narrowed to. Empty text: no restriction; both or neither of Domestic and International: all.
 */
export const ticketFilter = z
  .strictObject({
    /** `BD` booking date newest first, `BA` oldest first, `TD` travel date latest first, `TA` soonest first. */
    sort: z._default(z.enum(sortOrders), 'BD'),
    /** Only trips within one country; with `international` too: all. */
    domestic: z._default(z.boolean(), false),
    /** Only trips that touch more than one country; with `domestic` too: all. */
    international: z._default(z.boolean(), false),
    /** PNR, ticket number or order number, exact; empty: any. */
    PNR: text(40),
    /** IATA designator of an airline that flies in it; empty: any. */
    AirlineCode: text(3),
    /** Beginning of a passenger's first or last name; empty: any. */
    Passenger: text(40),
    /** First day of booking, `YYYY-MM-DD` in the site's zone; empty: no limit. */
    bookingDateFrom: someDay,
    /** Last day of booking; empty: no limit. */
    bookingDateTo: someDay,
    /** First day of departure, `YYYY-MM-DD`; empty: no limit. */
    travelDateFrom: someDay,
    /** Last day of departure; empty: no limit. */
    travelDateTo: someDay,
    /** Statuses to show, numbered as `statusId` of a row; empty: all. */
    statusIds: z._default(z.array(z.number().check(z.int(), z.minimum(1), z.maximum(8))).check(z.maxLength(8)), []),
    /** True: only ticketed bookings whose ticket numbers did not come, which staff are to ask about. Left out: all. */
    numbersMissing: z.optional(z.boolean()),
    /** True: only bookings whose airline changed the flights, which staff are to accept. Left out: all. */
    changeToAccept: z.optional(z.boolean()),
    /** True: only bookings that their airline cancelled and whose money is not settled yet. Left out: all. */
    refundDue: z.optional(z.boolean()),
    /** True: only bookings whose first flight has not left yet, by the clock of where it leaves. Left out: all. */
    upcoming: z.optional(z.boolean()),
    /**
     * The site's own number of a customer, for staff alone: this customer's bookings, an agent's or corporate's company's;
     * none for a number that nobody has. Anybody else is refused with FORBIDDEN.
     */
    customerId: z.optional(customerIdField),
    /**
     * The id of a site that sells what this one supplies, for staff alone: what it bought here, none for a site that bought
     * nothing. With a customer's number too: none. Anybody else is refused with FORBIDDEN.
     */
    consumerSiteId: z.optional(consumerSiteField),
    /** The `cursor` of the page before; empty for the first. */
    cursor: text(1000),
  })
  .check(endsInOrder('bookingDateFrom', 'bookingDateTo'), endsInOrder('travelDateFrom', 'travelDateTo'));
export type TicketFilter = z.output<typeof ticketFilter>;
