import * as z from 'zod/mini';
import { segment } from '../flights/model.ts';
import { amount, priced } from '../money.ts';
import { ticketFare } from './ticket-fare.ts';

/** The flight an extra was bought on: its place among the segments, from 0, and its airline and number. */
const extraOn = {
  /** The flight's place among the booking's segments, from 0. */
  sector: z.number(),
  /** IATA designator of the flight's airline. */
  airlineCode: z.string(),
  /** The flight's number without the airline's designator. */
  flightNumber: z.string(),
};

/**
 * A passenger on a ticket. Contact fields are empty for somebody who merely holds the ticket. No passport, PAN or date
 * of birth.
 */
export const ticketPassenger = z.object({
  /** Form of address. */
  title: z.string(),
  /** Given names. */
  firstName: z.string(),
  /** Family name. */
  lastName: z.string(),
  /** 1 adult, 2 child, 3 infant. */
  paxType: z.number(),
  /** 1 male, 2 female. */
  gender: z.number(),
  /** Dial code with a plus; empty for somebody who merely holds the ticket. */
  phoneCode: z.string(),
  /** Mobile number without dial code; empty for a mere holder of the ticket. */
  mobileNo: z.string(),
  /** Address of mail; empty for a mere holder of the ticket. */
  email: z.string(),
  /** First line of the postal address; empty for a mere holder of the ticket. */
  addressLine1: z.string(),
  /** City of the postal address; empty for a mere holder of the ticket. */
  city: z.string(),
  /** ISO 3166 alpha-2 code of the postal address's country; empty for a mere holder of the ticket. */
  countryCode: z.string(),
  /** The e-ticket; null until ticketed. */
  ticket: z.nullable(
    z.object({
      /** Number of the e-ticket, 13 digits, or the carrier's own reference. */
      ticketNumber: z.string(),
      /** The supplier's id of the ticket. */
      ticketId: z.string(),
      /** IATA designator of the airline that the ticket is drawn on. */
      validatingAirline: z.string(),
    }),
  ),
  /** Per flight, in order: what the passenger may bring. */
  segmentAdditionalInfo: z.array(
    z.object({
      /** Checked baggage, what was bought included, e.g. `15 KG + 5 KG`; `Cancelled` where this passenger does not fly on it any more. */
      baggage: z.string(),
    }),
  ),
  /** Per flight, in order: the boarding data for a PDF417 barcode. */
  barcodeDetails: z.object({
    /** One entry a flight; empty until there is a PNR. */
    barcode: z.array(
      z.object({
        /** The barcode's text: an IATA bar-coded boarding pass; empty where this passenger does not fly on it any more. */
        content: z.string(),
      }),
    ),
  }),
  /** Extra baggage that the passenger bought. */
  baggage: z.array(
    z.object({
      ...extraOn,
      /** Kilograms bought. */
      weight: z.number(),
      /** Its name, as it was bought. */
      label: z.string(),
    }),
  ),
  /** Meals that the passenger bought. */
  mealDynamic: z.array(
    z.object({
      ...extraOn,
      /** Platters bought. */
      quantity: z.number(),
      /** Its name, as it was bought. */
      label: z.string(),
    }),
  ),
});
export type TicketPassenger = z.output<typeof ticketPassenger>;

/** Whose letterhead the ticket carries: the booking user's company, else the site. */
export const issuer = z.object({
  /** Name on the letterhead. */
  companyName: z.string(),
  /** Address of the logo; empty where there is none. */
  logoUrl: z.string(),
  /** Postal address in one line. */
  address: z.string(),
  /** Telephone number. */
  contact: z.string(),
  /** Address of mail. */
  email: z.string(),
});
export type Issuer = z.output<typeof issuer>;

/** A booking as its document and its detail view show it (spec: flights-and-shell 3, Booking / ticket). */
export const ticketDocument = z.object({
  /** ISO 4217 code of every amount here. */
  currency: z.string(),
  /** The booking's id. */
  bookingId: z.string(),
  /** The supplier's record locator; empty until there is one. */
  pnr: z.string(),
  /** Instant (ISO 8601, UTC) at which the booking was made. */
  createdAt: z.string(),
  /** Instant (ISO 8601, UTC) at which the tickets were issued; empty before. */
  invoiceCreatedOn: z.string(),
  /** The status in words, e.g. `Ticketed`, `Cancelled`, `Hold`. */
  status: z.string(),
  /** 1 in progress, 2 hold, 3 ticketed, 4 cancelled, 5 change requested, 6 failed, 7 released, 8 unknown. */
  statusId: z.number(),
  /** True where airports of more than one country are touched. */
  isInternational: z.boolean(),
  /** True for a low-cost carrier's booking. */
  isLcc: z.boolean(),
  /** True for a low-cost carrier's pair. */
  isLCCSpecialReturn: z.boolean(),
  /** Milliseconds since 1970 until which held seats are kept; null when nothing is held. */
  holdUntil: z.nullable(z.number()),
  /** The fare family's name as sold, e.g. `Saver`. */
  fareFamily: z.string(),
  /** The flights in order. */
  segments: z.array(segment),
  /** Who travels, in the order that the ticket lists them. */
  passengers: z.array(ticketPassenger),
  /** Extra baggage bought per flight, over all passengers; flights without any are absent. */
  baggages: z.array(
    z.object({
      ...extraOn,
      /** Kilograms bought on the flight. */
      weight: z.number(),
    }),
  ),
  /** Meals bought per flight, over all passengers; flights without any are absent. */
  meals: z.array(
    z.object({
      ...extraOn,
      /** Platters bought on the flight. */
      quantity: z.number(),
    }),
  ),
  /** The payment block; null for those who may not see the price. */
  fare: z.nullable(ticketFare),
  /** The fee and discount that can be edited, apart from how `fare` shows them; null with `fare`. */
  additions: z.nullable(
    z.object({
      /** The Txn Fee that was added on the ticket. */
      txnFee: amount,
      /** The discount that was given on the ticket; positive. */
      discount: amount,
    }),
  ),
  /** The payment behind the booking; null for those who may not see the price. */
  transactionDetails: z.nullable(
    z.object({
      /** What was paid. */
      amount,
    }),
  ),
  /** Who made the booking; null for a mere holder of the ticket. */
  user: z.nullable(
    z.object({
      /** That user's address of mail. */
      email: z.string(),
      /** `staff`, `travelAgent`, `retail` or `corporate`. */
      userType: z.string(),
    }),
  ),
  /** The supplier's word on an open change request; null while there is none. */
  supplierChangeReqStatus: z.nullable(
    z.object({
      /** That word, e.g. `Under review`. */
      statusText: z.string(),
    }),
  ),
  /** True where the airline cancelled it and what was paid is not settled yet; left out otherwise, and for a mere holder. */
  refundDue: z.optional(z.boolean()),
  /** The booking's change requests, each by its id; none for a mere holder of the ticket. */
  ticketCRInfo: z.array(
    z.object({
      /** The request's id. */
      changeRequestId: z.string(),
    }),
  ),
  /** Whose letterhead the ticket carries: the booking user's company, else the site. */
  issuer,
  /**
   * Whose page the ticket stands on for who asks: `issuer` for whoever holds the link of a ticket that an agency sold,
   * who reads the agency alone; otherwise `site`.
   */
  frame: z.enum(['issuer', 'site']),
  /** True where the payment block is left out for who asks. */
  hidePayment: z.boolean(),
  /** What who asks may do with the ticket. */
  may: z.object({
    /** Set Txn Fee and Discount: see updateBookingDetails. */
    edit: z.boolean(),
    /** Have the ticket mailed: see sendEmailForWl. */
    mail: z.boolean(),
    /**
     * What alone can be requested of it: `refunds` where there are no other flights to be had, `cancelled` what the airline
     * cancelled, where a partner site sold it and requests everything else. Left out where everything can.
     */
    only: z.optional(z.enum(['refunds', 'cancelled'])),
  }),
});
export type TicketDocument = z.output<typeof ticketDocument>;
export const ticketOnWire = priced(ticketDocument);
