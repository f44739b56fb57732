import * as z from 'zod/mini';
import { segment } from '../flights/model.ts';
import { offerChoice } from '../flights/trace.ts';
import { amount, priced } from '../money.ts';
import { activeGateway } from './get-active-gateway.ts';
import { orderStates, serviceNames } from './model.ts';

export const orderId = z.string().check(z.regex(/^[0-9A-Za-z]{10,40}$/));

/** Another booking of a passenger on the same flight and day. */
export const duplicateBooking = z.object({
  bookingId: z.string(),
  /** Empty until the supplier gave one. */
  pnr: z.string(),
  orderId: z.string(),
  statusId: z.number(),
  /** Who is on both, `Arun Nair`. */
  passengers: z.array(z.string()),
  /** `6E 201` and local departure of each flight of that booking. */
  flights: z.array(z.object({ flight: z.string(), departureTime: z.string() })),
});
export type DuplicateBooking = z.output<typeof duplicateBooking>;

/** Bookings the customer was shown, by their ids, wanting another ticket all the same. */
export const acceptedDuplicates = z._default(
  z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(50)),
  [],
);

/** An order as its customer and staff follow it. */
export const orderView = priced(
  z.object({
    orderId: z.string(),
    serviceName: z.enum(serviceNames),
    state: z.enum(orderStates),
    /** Paid and not yet at its end: the page asks again. */
    isBookingInProcess: z.boolean(),
    /** Paid, or being paid, at a gateway. */
    isPayingOnline: z.boolean(),
    amount,
    currency: z.string(),
    /** Instants. After expiryTime the order cannot be paid; serverTime is what it is to be compared with. */
    expiryTime: z.string(),
    serverTime: z.string(),
    createdAt: z.string(),
    traceId: z.string(),
    redirectTo: z.string(),
    /** The query of the results page the flights were found by; empty where it is not known. */
    search: z.string(),
    /** After the outbound of a return sold as two fares: the flight back. */
    next: z.nullable(z.object(offerChoice)),
    remark: z.string(),
    /** The wallet entry or the gateway's payment id; empty until paid. */
    transactionId: z.string(),
    bookingId: z.string(),
    /** Empty until the supplier gave one. */
    pnr: z.string(),
    segments: z.array(segment),
    /** What happened, oldest first. */
    steps: z.array(z.object({ event: z.string(), state: z.enum(orderStates), at: z.string(), note: z.string() })),
    /** The newer order that took this one's place; empty unless SUPERSEDED. */
    supersededBy: z.string(),
    /** While it awaits payment: bookings of the same passengers on the same flights, as far as the asker may see them. */
    duplicates: z.array(duplicateBooking),
    /** A payment came too late or twice and is on its way back, or is back. */
    isPaymentReturned: z.boolean(),
    wallet: z.object({ balance: amount, creditLimit: amount, isEnough: z.boolean() }),
    gateways: z.array(activeGateway),
  }),
);
export type OrderView = z.output<typeof orderView>;
