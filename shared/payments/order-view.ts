import * as z from 'zod/mini';
import { staffOnly } from '../staff-only.ts';
import { bookedForStaff } from '../flights/booked-for.ts';
import { segment } from '../flights/model.ts';
import { priceLine } from '../price-line.ts';
import { offerChoice } from '../flights/trace.ts';
import { amount, priced } from '../money.ts';
import { activeGateway } from './gateways/active-gateway.ts';
import { orderStates, serviceNames } from './model.ts';
import { returnedPayment } from './returned-payment.ts';

/** The order, as setFlightDetails named it. */
export const orderId = z.string().check(z.regex(/^[0-9A-Za-z]{10,40}$/));

/** Another booking of a passenger on the same flight and day. */
export const duplicateBooking = z.object({
  /** The other booking. */
  bookingId: z.string(),
  /** Its PNR; empty until the supplier gave one. */
  pnr: z.string(),
  /** The order that paid for it. */
  orderId: z.string(),
  /** Its status, numbered as `statusId` of a ticket row. */
  statusId: z.number(),
  /** Who is on both, `Arun Nair`. */
  passengers: z.array(z.string()),
  /** The flights of that booking. */
  flights: z.array(
    z.object({
      /** Airline and number, `6E 201`. */
      flight: z.string(),
      /** Departure, local, `YYYY-MM-DDTHH:mm`. */
      departureTime: z.string(),
    }),
  ),
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
    /** The order's id. */
    orderId: z.string(),
    /** What the order pays for. */
    serviceName: z.enum(serviceNames),
    /** Where the order stands: see the states in the chapter on paying. */
    state: z.enum(orderStates),
    /** True from payment until the order has its end, and while seats are asked for or given back; ask again until it is false. */
    isBookingInProcess: z.boolean(),
    /** True where it was, or is being, paid at a gateway. */
    isPayingOnline: z.boolean(),
    /** What is to be paid, or was. */
    amount,
    /** ISO 4217 code of every amount here. */
    currency: z.string(),
    /**
     * Instant (ISO 8601, UTC) after which it cannot be paid; to be compared with `serverTime`. Held seats are given back
     * then.
     */
    expiryTime: z.string(),
    /** The platform's clock as it answered, ISO 8601 in UTC. */
    serverTime: z.string(),
    /** Instant (ISO 8601, UTC) at which the order was made. */
    createdAt: z.string(),
    /** The site that supplies what is sold; the selling site itself where no other does. */
    supplierSiteId: z.string(),
    /** The source's answer that the offer was chosen from. */
    traceId: z.string(),
    /** Path within the site where the customer goes after paying. */
    redirectTo: z.string(),
    /** The query of the results page the flights were found by; empty where it is not known. */
    search: z.string(),
    /** The flight back, after the outbound of a return sold as two fares; null otherwise. */
    next: z.nullable(z.object(offerChoice)),
    /** What the order is for, as the wallet's statement says it, e.g. `Flight DEL-BOM`. */
    remark: z.string(),
    /** The wallet entry or the gateway's payment id; empty until paid. */
    transactionId: z.string(),
    /** The booking that the order becomes once it is paid. */
    bookingId: z.string(),
    /** The record locator; empty until the supplier gave one. */
    pnr: z.string(),
    /** The fare family's name; empty for what is no flight. */
    fareFamily: z.string(),
    /** The flights in order. */
    segments: z.array(segment),
    /** What happened to the order, oldest first. */
    steps: z.array(
      z.object({
        /** What happened, e.g. `pay`, `startBooking`, `complete`. */
        event: z.string(),
        /** The order's state from then on. */
        state: z.enum(orderStates),
        /** Instant (ISO 8601, UTC) at which it happened. */
        at: z.string(),
        /** A remark to it; empty where there is none. */
        note: z.string(),
        /** Who did it, by their name of today; `The site` for what went by itself. */
        by: staffOnly(z.string()),
      }),
    ),
    /** The newer order that took this one's place; empty unless SUPERSEDED. */
    supersededBy: z.string(),
    /** True where seats may be held without payment, by holdFlight, by the one who asks. */
    mayHold: z.boolean(),
    /** While it awaits payment: bookings of the same passengers on the same flights, as far as the asker may see them. */
    duplicates: z.array(duplicateBooking),
    /** Payments of it that pay for nothing and go back, oldest first. */
    returnedPayments: z.array(returnedPayment),
    /** What went back of what paid it at the gateway's own dashboard, which nobody here asked for; zero for nothing. */
    refundedAtGateway: amount,
    /** The wallet that would pay it: its owner's, whoever of staff looks. */
    wallet: z.object({
      /** Money in the wallet; below zero is credit in use. Null for staff who may not see customers' wallets. */
      balance: z.nullable(amount),
      /** How far the balance may go below zero; null for the same. */
      creditLimit: z.nullable(amount),
      /** True where balance and credit cover the order; false for who may neither see it nor pay from it. */
      isEnough: z.boolean(),
      /** False where staff may not pay from this customer's wallet. */
      isAllowed: z.boolean(),
      /**
       * What whoever pays may spend from it a day, while the order awaits payment: the reader, or the customer for whom
       * staff pay. Null without a daily limit.
       */
      daily: z.nullable(
        z.object({
          /** The daily limit. */
          limit: amount,
          /** What of it is left today, by the site's day. */
          left: amount,
        }),
      ),
    }),
    /** What the way it was paid added to the amount, line by line; empty until it is paid at a gateway with a fee. */
    paymentLines: z.array(priceLine),
    /** Payment gateways that may be named to startPayment. */
    gateways: z.array(
      z.extend(activeGateway, {
        /** What paying there adds to the amount, line by line: its convenience fee, where it has one. */
        lines: z.array(priceLine),
        /** What is paid there in all: the amount and these lines. */
        total: amount,
      }),
    ),
    /** The customer whose order it is, where staff read it; absent for their own. */
    customer: bookedForStaff,
  }),
);
export type OrderView = z.output<typeof orderView>;

/** What was paid for an order in all, or goes back: its amount, and what the way it was paid added. Minor units. */
export const paidInAll = ({ amount: minor, paymentLines }: Pick<OrderView, 'amount' | 'paymentLines'>): number =>
  paymentLines.reduce((sum, line) => sum + line.amount, minor);
