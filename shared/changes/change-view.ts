import * as z from 'zod/mini';
import { isOneLine } from '../one-line.ts';
import { amount, priced } from '../money.ts';
import { segment } from '../flights/segment.ts';
import { refundLine } from '../payments/refund-line.ts';
import { refundStates } from '../payments/refund.ts';
import { changeStates } from './model.ts';

/** The change request that is meant: its booking's id, a hyphen and which of its requests it is. */
export const requestId = z.string().check(z.regex(/^[0-9A-Za-z]{1,40}-[1-9]\d{0,3}$/));
/** The booking that is meant. */
export const bookingId = z.string().check(z.minLength(1), z.maxLength(40));
/** Why, on one line; the customer reads it. */
export const reason = z
  .string()
  .check(z.trim(), z.minLength(3), z.maxLength(200), z.refine(isOneLine, 'Please write this on one line.'));

/** What is chosen of a booking, as the specification's form sends it. */
export const chosenParts = {
  /** The booking whose flights are cancelled. */
  BookingId: bookingId,
  /** 1 refund of everything, 2 partial refund. */
  RequestType: z.literal([1, 2]),
  /** 2 the airline cancelled the flights, 3 anything else. */
  CancellationType: z.literal([2, 3]),
  /** Of a partial refund: the sectors, each for every chosen passenger; otherwise empty. */
  Sectors: z._default(
    z
      .array(
        z.strictObject({
          /** IATA code of the airport that it leaves from. */
          Origin: z.string().check(z.length(3)),
          /** IATA code of the airport that it lands at. */
          Destination: z.string().check(z.length(3)),
        }),
      )
      .check(z.maxLength(40)),
    [],
  ),
  /** Of a partial refund: the passengers, by the supplier's ids of their tickets; otherwise empty. */
  TicketId: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(18)), []),
};

/** A change request as its owner and staff see it. */
export const changeView = priced(
  z.object({
    /** Names it to every other call about it. */
    requestId: z.string(),
    /** The booking that it is of. */
    bookingId: z.string(),
    /** The record locator that the booking had. */
    pnr: z.string(),
    /** Where it stands. */
    state: z.enum(changeStates),
    /** The same as a person says it. */
    statusText: z.string(),
    /** Since when, an instant (ISO 8601, UTC). */
    stateSince: z.string(),
    /** Instant at which it was made. */
    createdAt: z.string(),
    /** 1 refund, 2 partial refund, 3 other flights. */
    RequestType: z.number(),
    /** 2 the airline cancelled the flights, 3 anything else. */
    CancellationType: z.number(),
    /** What the asker wrote. */
    Remarks: z.string(),
    /** Who is meant, `LAST/FIRST`. */
    passengers: z.array(z.string()),
    /** Which sectors, `DEL-BOM`. */
    sectors: z.array(z.string()),
    /** Who asked: address of mail. */
    askedBy: z.string(),
    /** ISO 4217 code of the amounts. */
    currency: z.string(),
    /** What it costs; null until somebody said it. */
    charges: z.nullable(
      z.object({
        /** Which of the request's charges these are: sent back by who accepts them. */
        chargesNo: z.number(),
        /** What the airline keeps. */
        airlineCharge: amount,
        /** What the site keeps beside it, before GST. */
        cancellationFee: amount,
        /** For the customer to read. */
        remarks: z.string(),
        /** Milliseconds since 1970 until which they stand; null where nobody said. */
        validUntil: z.nullable(z.number()),
        /** Who said it. */
        saidBy: z.enum(['supplier', 'staff']),
        /** Line by line. */
        lines: z.array(refundLine),
        /** What comes back. */
        comesBack: amount,
        /** What is to be paid for a reissue, the other way round; zero where nothing is. */
        toPay: amount,
        /** What the new flights cost more than the booked ones, or, below zero, less; zero where none are new. */
        fareDifference: amount,
        /** The flights that take the place of the booked ones; empty where none do. */
        newFlights: z.array(segment),
      }),
    ),
    /** The money that goes back, once it is completed; null before. */
    refund: z.nullable(
      z.object({
        /** What goes back, all lines together. */
        amount,
        /** `Due` and `Giving`: on its way. `Stuck`: its gateway refuses it, and staff see to it. */
        state: z.enum(refundStates),
        /** Where it goes: the wallet, or back as it was paid. */
        to: z.enum(['wallet', 'gateway']),
        /** Line by line, as the books have it. */
        lines: z.array(refundLine),
        /** What of it went back at the gateway's own dashboard, as staff said. */
        atDashboard: amount,
        /**
         * What the gateway heard of at its own dashboard and may be settled as this refund, by staff who read one request; else empty.
         * Nothing more is given before staff have said what it was.
         */
        heard: z.array(
          z.object({
            /** The order whose payment it is of. */
            orderId: z.string(),
            /** The gateway's own id of it. */
            refundId: z.string(),
            /** How much went back. */
            amount,
            /** Instant (ISO 8601, UTC) from which it is known. */
            at: z.string(),
            /** False: it is more than is left of this refund, which it cannot be. */
            fits: z.boolean(),
          }),
        ),
      }),
    ),
    /** The airline's credit note; empty for none. */
    creditNote: z.string(),
    /** The order that pays what a reissue costs more; empty where there is none. */
    orderToPay: z.string(),
    /** Who of staff sees to it, by name; empty for nobody, and for customers. */
    assignedTo: z.string(),
    /** Why it was rejected, or completed otherwise than was agreed; empty for neither. */
    reason: z.string(),
    /**
     * For staff, of a booking sold through a link: `supplies`, the other site carries the request out; `sells`, the other
     * site's customer asked. Empty for any other, and for customers.
     */
    partner: z.enum(['supplies', 'sells', '']),
  }),
);
export type ChangeView = z.output<typeof changeView>;
