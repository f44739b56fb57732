import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';
import { invoiceKindNames } from './kinds.ts';
import { paperOf } from './paper-of.ts';

/** What a list shows of an invoice. */
export const invoiceRow = z.object({
  /** Its number, which is its id, e.g. `SAR/26-27/004382`. */
  number: z.string(),
  /** Which paper it is. */
  kind: z.enum(invoiceKindNames),
  /** Instant (ISO 8601, UTC) at which it was written: never before the number before it. */
  issuedAt: z.string(),
  /** Who it is made out to. */
  billedTo: z.string(),
  /** What it is for, e.g. `New Delhi to Mumbai`. */
  about: z.string(),
  /** Record locator of the booking; empty for what has none. */
  pnr: z.string(),
  /** The booking’s id. */
  bookingId: z.string(),
  /** ISO 4217 code of the amounts. */
  currency: z.string(),
  /** What of the total is taxed: the site’s own service. */
  taxable: amount,
  /** The taxes on that, all told. */
  tax: amount,
  /** What was to be paid, all told. */
  total: amount,
});
export type InvoiceRow = z.output<typeof invoiceRow>;
export const invoiceRowOnWire = priced(invoiceRow);

const said = z.object({
  /** What it is called. */
  label: z.string(),
  /** What it says. */
  text: z.string(),
});
const party = z.object({
  /** Name in the register. */
  name: z.string(),
  /** Postal address, its lines below each other. */
  address: z.string(),
  /** Tax number; empty for none. */
  taxNumber: z.string(),
  /** State for GST by name and digits, e.g. `Kerala (32)`; empty outside India and where it is not known. */
  state: z.string(),
});

/** An invoice as it was written; nothing of it ever changes. */
export const invoiceDocument = z.object({
  ...invoiceRow.shape,
  /** What it is of; absent: a flight. */
  of: z.optional(paperOf),
  /** The site’s company as it was then. */
  seller: party,
  /** Who it is made out to, as they were then. */
  buyer: party,
  /** What the site calls a company’s tax number, e.g. `GSTIN`. */
  taxNumberName: z.string(),
  /** Facts about the sale: booking, PNR, travel, place of supply. */
  facts: z.array(said),
  /** What was passed on at cost, a line each. */
  reimbursed: z.array(
    z.object({
      /** Whom it is for; of activities, which. */
      who: z.string(),
      /** Number of the ticket, or of the confirmation; empty for none. */
      ticket: z.string(),
      /** The way, e.g. `DEL–BOM`; of activities, day and time. */
      route: z.string(),
      /** Fare with the carrier’s own surcharges, or what an activity costs. */
      fare: amount,
      /** Government and airport taxes. */
      taxes: amount,
      /** Both together. */
      amount,
    }),
  ),
  /** What the site takes for itself, a line each. */
  services: z.array(
    z.object({
      /** What it is. */
      text: z.string(),
      /** Its code for GST; empty outside India. */
      sac: z.string(),
      /** How many of it. */
      quantity: z.number(),
      /** Without tax. */
      taxable: amount,
      /** The taxes on it: name, rate in percent, amount. */
      taxes: z.array(
        z.object({
          /** E.g. `CGST`. */
          name: z.string(),
          /** Its rate in percent, e.g. 9. */
          rate: z.number(),
          /** Its amount, of the invoice’s currency. */
          minor: amount,
        }),
      ),
      /** What it comes to with its taxes. */
      amount,
    }),
  ),
  /** What else is added, or, negative, taken off: TDS, a discount. */
  others: z.array(
    z.object({
      /** What it is called. */
      label: z.string(),
      /** Its amount, of the invoice’s currency. */
      minor: amount,
    }),
  ),
  /** How it was paid, in a sentence. */
  paid: z.string(),
});
export type InvoiceDocument = z.output<typeof invoiceDocument>;
export const invoiceOnWire = priced(invoiceDocument);
