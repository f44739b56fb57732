import * as z from 'zod/mini';
import { segment } from '../flights/model.ts';
import { amount, priced } from '../money.ts';
import { ticketFare } from './ticket-fare.ts';

/** The flight an extra was bought on: its place among the segments, from 0, and its airline and number. */
const extraOn = { sector: z.number(), airlineCode: z.string(), flightNumber: z.string() };

/**
 * A passenger on a ticket. Contact fields are empty for somebody who merely holds the ticket. No passport, PAN or date
 * of birth.
 */
export const ticketPassenger = z.object({
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** 1 adult, 2 child, 3 infant. */
  paxType: z.number(),
  gender: z.number(),
  phoneCode: z.string(),
  mobileNo: z.string(),
  email: z.string(),
  addressLine1: z.string(),
  city: z.string(),
  countryCode: z.string(),
  /** Null until ticketed. */
  ticket: z.nullable(z.object({ ticketNumber: z.string(), ticketId: z.string(), validatingAirline: z.string() })),
  /** Per segment, in order: checked baggage, what was bought included, e.g. `15 KG + 5 KG`. */
  segmentAdditionalInfo: z.array(z.object({ baggage: z.string() })),
  /** Per segment, in order: what its PDF417 holds. Empty until there is a PNR. */
  barcodeDetails: z.object({ barcode: z.array(z.object({ content: z.string() })) }),
  baggage: z.array(z.object({ ...extraOn, weight: z.number(), label: z.string() })),
  mealDynamic: z.array(z.object({ ...extraOn, quantity: z.number(), label: z.string() })),
});
export type TicketPassenger = z.output<typeof ticketPassenger>;

/** Whose letterhead the ticket carries: the booking user's company, else the site. */
export const issuer = z.object({
  companyName: z.string(),
  logoUrl: z.string(),
  address: z.string(),
  contact: z.string(),
  email: z.string(),
});
export type Issuer = z.output<typeof issuer>;

/** A booking as its document and its detail view show it (spec: flights-and-shell 3, Booking / ticket). */
export const ticketDocument = z.object({
  currency: z.string(),
  bookingId: z.string(),
  pnr: z.string(),
  createdAt: z.string(),
  /** When the tickets were issued; empty before. */
  invoiceCreatedOn: z.string(),
  status: z.string(),
  statusId: z.number(),
  isInternational: z.boolean(),
  isLcc: z.boolean(),
  isLCCSpecialReturn: z.boolean(),
  /** ms since 1970 until which a held seat is kept; null when it is no hold. */
  holdUntil: z.nullable(z.number()),
  /** The fare family's name as sold, e.g. `Saver`. */
  fareFamily: z.string(),
  segments: z.array(segment),
  passengers: z.array(ticketPassenger),
  /** Extras bought, per flight over all passengers: kilograms, platters. */
  baggages: z.array(z.object({ ...extraOn, weight: z.number() })),
  meals: z.array(z.object({ ...extraOn, quantity: z.number() })),
  /** Null for those who may not see the price. */
  fare: z.nullable(ticketFare),
  /** The fee and discount that can be edited, apart from how `fare` shows them. Null with `fare`. */
  additions: z.nullable(z.object({ txnFee: amount, discount: amount })),
  transactionDetails: z.nullable(z.object({ amount })),
  /** Who made the booking; null for a mere holder of the ticket. */
  user: z.nullable(z.object({ email: z.string(), userType: z.string() })),
  supplierChangeReqStatus: z.nullable(z.object({ statusText: z.string() })),
  ticketCRInfo: z.array(z.object({ changeRequestId: z.string() })),
  issuer,
  hidePayment: z.boolean(),
  may: z.object({ edit: z.boolean(), mail: z.boolean() }),
});
export type TicketDocument = z.output<typeof ticketDocument>;
export const ticketOnWire = priced(ticketDocument);
