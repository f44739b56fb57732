import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';
import { kartStates } from './lifecycle.ts';
import { linesShown } from './line-fields.ts';
import { passengerField } from './passenger.ts';

export const priceBreakups = ['full', 'partial', 'none', 'noprice'] as const;
export type PriceBreakup = (typeof priceBreakups)[number];

/** What a quotation is, without its lines. */
export const kartHead = {
  /** Id of the quotation. */
  id: z.string(),
  /** Running number on the site. */
  quotationId: z.number(),
  /** Counts its changes. */
  version: z.number(),
  /** Where it is in its life. */
  state: z.enum(kartStates),
  /** ISO 4217 code of every amount. */
  currency: z.string(),
  /** What stands before them, e.g. `$`; a version may show a second currency’s beside it. */
  currencySymbol: z.string(),
  /** The site’s number of the customer. */
  customerId: z.number(),
  /** What the customer is called. */
  customerName: z.string(),
  /** Company of the customer; empty for none. */
  companyName: z.string(),
  /** Where the customer reads mail; empty for none. */
  customerEmail: z.string(),
  /** What the trip is called. */
  kartName: z.string(),
  /** Travellers who pay as adults. */
  adults: z.number(),
  /** Travellers who pay as children. */
  child: z.number(),
  /** Travellers on somebody’s lap. */
  infant: z.number(),
  /** First day of the trip, `YYYY-MM-DD`. */
  arrivalDate: z.string(),
  /** Length of the trip, 1 to 90. */
  noOfDays: z.number(),
  /** Nights of the trip, at most 90. */
  noOfNights: z.number(),
  /** How long a sent version is valid, in days. */
  quoteValidyInDays: z.number(),
  /** What the site adds; GST comes on top of it. */
  serviceCharge: amount,
  /** What sending money abroad costs. */
  remittanceCharge: amount,
  /** What is taken off. */
  discount: amount,
  /** What is to be paid first; 0 for none. */
  deposit: amount,
  /** What staff took themselves. */
  collectedPayment: amount,
  /** How staff took it; empty where nobody said. */
  collectedReason: z.string(),
  /** What was paid by orders. */
  paidOnline: amount,
  /** Lines and charges, less the discount. */
  totalPrice: amount,
  /** GST on the service charge. */
  gst: amount,
  /** Sum of the lines’ prices. */
  linesTotal: amount,
  /** What the site pays for what has a cost; null where nobody said. */
  cost: amount,
  /** What is kept once costs are paid; null while no cost is known. */
  margin: z.nullable(amount),
  /** Lines of which nobody said what they cost. */
  linesWithoutCost: z.number(),
  /** A remark of staff. */
  remark: z.string(),
  /** A remark for the customer to read. */
  remarkForCustomer: z.string(),
  /** A remark for staff alone. */
  internalRemark: z.string(),
  /** What of the price a customer sees. */
  priceBreakup: z.enum(priceBreakups),
  /** Whether it stands under the agency’s name. */
  isAgentBranding: z.boolean(),
  /** Whether vouchers were made of it. */
  isVouchered: z.boolean(),
  /** Whether it was cancelled. */
  isCancelled: z.boolean(),
  /** What the supplier calls the purchase. */
  purchaseConfirmationNo: z.string(),
  /** What the site calls the sale. */
  salesConfirmationNo: z.string(),
  /** Day by which it is to be paid; empty for none. */
  paymentDeadline: z.string(),
};

export const kartShown = priced(
  z.object({ ...kartHead, ...linesShown, /** All who travel. */ passengers: z.array(passengerField) }),
);
