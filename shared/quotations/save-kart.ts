import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { day } from '../flights/search-query.ts';
import { amount } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { customerIdField } from '../users/customers/customer-number.ts';
import { versionField } from '../version.ts';
import { kartIdField } from './get-kart-by-id.ts';
import { kartShown, priceBreakups } from './kart-shown.ts';
import { passengerField } from './passenger.ts';
import { accomodationLine, activityLine, flightLine, miscellaneousLine, MOST_DAYS, MOST_LINES } from './line-fields.ts';
import { movesShown } from './voucher/moves-shown.ts';

const pax = z.int().check(z.minimum(0), z.maximum(500));
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
/** Zero or more, which the handler says at the field. */
const charge = z.optional(amount);

export const saveKart = defineCall({
  name: 'quotations/save-kart',
  method: 'POST',
  path: '/api/kart/saveKart',
  summary: 'Makes a quotation, or changes what is sent of it; what is left out stays.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  idempotent: true,
  request: inSiteCurrency(
    z.strictObject({
      /** Id of the quotation. */
      id: z.optional(kartIdField),
      /** Of the head; left out, whatever stands is changed. */
      version: z.optional(versionField),
      /** ISO 4217 code of every amount. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** The site’s number of the customer. */
      customerId: z.optional(customerIdField),
      /** What the trip is called. */
      kartName: z.optional(text(120).check(z.minLength(1))),
      /** Travellers who pay as adults. */
      adults: z.optional(pax),
      /** Travellers who pay as children. */
      child: z.optional(pax),
      /** Travellers on somebody’s lap. */
      infant: z.optional(pax),
      /** First day of the trip, `YYYY-MM-DD`. */
      arrivalDate: z.optional(day),
      /** Length of the trip, 1 to 90. */
      noOfDays: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_DAYS))),
      /** Nights of the trip, at most 90. */
      noOfNights: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_DAYS))),
      /** How long a sent version is valid, in days. */
      quoteValidyInDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
      /** What the site adds; GST comes on top of it. */
      serviceCharge: charge,
      /** What sending money abroad costs. */
      remittanceCharge: charge,
      /** What is taken off. */
      discount: charge,
      /** What is to be paid first; 0 for none. */
      deposit: charge,
      /** What staff took themselves. */
      collectedPayment: charge,
      /** The server’s sum, as it comes out of this save; another is refused at its field with the right one. Left out, nothing is compared. */
      totalPrice: charge,
      /** Its running number, which the site gives: another is refused. */
      quotationId: z.optional(z.int().check(z.minimum(1))),
      /** Of the site’s currency: another is refused. */
      currencySymbol: z.optional(text(10)),
      /** How staff took it. */
      collectedReason: z.optional(text(200)),
      /** What of the price a customer sees. */
      priceBreakup: z.optional(z.enum(priceBreakups)),
      /** Whether it stands under the agency’s name. */
      isAgentBranding: z.optional(z.boolean()),
      /** True ends it, its link and what waits for payment, and gives back what was paid; of what else is sent with it only `version` and `isAsked` are read. */
      isCancelled: z.optional(z.boolean()),
      /** Day by which it is to be paid; empty for none. */
      paymentDeadline: z.optional(z.union([day, z.literal('')])),
      /** A remark of staff. */
      remark: z.optional(text(2000)),
      /** A remark for the customer to read. */
      remarkForCustomer: z.optional(text(2000)),
      /** A remark for staff alone. */
      internalRemark: z.optional(text(2000)),
      /** What the supplier calls the purchase. */
      purchaseConfirmationNo: z.optional(text(60)),
      /** What the site calls the sale. */
      salesConfirmationNo: z.optional(text(60)),
      /** True vouchers it, false withdraws its voucher; each of the version that is named, if one is. */
      isVouchered: z.optional(z.boolean()),
      /** True: nothing is saved, it is only said what would become of it. */
      isAsked: z.optional(z.boolean()),
      /** All who travel; the whole list. */
      passengers: z.optional(z.array(passengerField).check(z.maxLength(500))),
      /** Lines of places to stay. */
      accomodations: z.optional(z.array(accomodationLine).check(z.maxLength(MOST_LINES))),
      /** Lines of activities. */
      activities: z.optional(z.array(activityLine).check(z.maxLength(MOST_LINES))),
      /** Lines of anything else. */
      miscellaneous: z.optional(z.array(miscellaneousLine).check(z.maxLength(MOST_LINES))),
      /** Lines of flights. */
      flights: z.optional(z.array(flightLine).check(z.maxLength(MOST_LINES))),
    }),
  ),
  response: z.object({
    /** The quotation as it stands; as it would, where that was only asked. */
    kart: kartShown,
    /** Where that was asked: what would become of its transfers. */
    transfers: z.optional(movesShown),
  }),
  stands: z.object({
    /** The quotation as it stands. */
    kart: kartShown,
  }),
  failures: [],
});
