import * as z from 'zod/mini';
import { day } from '../flights/model.ts';

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
    error: 'Please choose the same day or a later one.',
  });

const narrowings = z.strictObject({
  sort: z._default(z.enum(sortOrders), 'BD'),
  domestic: z._default(z.boolean(), false),
  international: z._default(z.boolean(), false),
  /** PNR or ticket number, exact. */
  PNR: text(20),
  AirlineCode: text(3),
  /** Beginning of a passenger's first or last name. */
  Passenger: text(40),
  bookingDateFrom: someDay,
  bookingDateTo: someDay,
  travelDateFrom: someDay,
  travelDateTo: someDay,
  statusIds: z._default(z.array(z.number().check(z.int(), z.minimum(1), z.maximum(8))).check(z.maxLength(8)), []),
  cursor: text(1000),
});

/**
 * What the queue can be narrowed to. Empty text: no restriction; both or neither of Domestic and International: all.
 */
export const ticketFilter = narrowings.check(
  endsInOrder('bookingDateFrom', 'bookingDateTo'),
  endsInOrder('travelDateFrom', 'travelDateTo'),
);
export type TicketFilter = z.output<typeof ticketFilter>;
