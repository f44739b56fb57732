import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { ticketFare } from './ticket-fare.ts';

/**
 * Up to nine digits of major units; more is a slip of the finger. Checked on the object: `amount` itself must stay as
 * it is to be converted.
 */
const addition = (name: 'txnFee' | 'discount') =>
  z.refine<{ txnFee: number; discount: number }>((sent) => sent[name] >= 0 && sent[name] <= 999_999_999, {
    path: [name],
    error: 'Please enter an amount of zero or more.',
  });

export const updateBookingDetails = defineCall({
  name: 'bookings/update-booking-details',
  method: 'POST',
  path: '/flightApi/api/updateBookingDetails',
  summary: "Sets a ticket's Txn Fee, its Discount and whether the fee is shown within the taxes.",
  actor: 'user',
  access: { scope: 'own', permission: 'tickets.edit', userTypes: ['staff', 'travelAgent'] },
  request: priced(
    z
      .strictObject({
        /** The booking; agents reach their own agency's, staff the whole site's. */
        bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
        /** The booking's own currency, ISO 4217, so that nobody sets dollars for rupees. */
        currency: z.string().check(z.length(3)),
        /** The Txn Fee to stand on the ticket, zero or more; it replaces the one before. */
        txnFee: amount,
        /** The Discount to stand on the ticket, zero or more; it replaces the one before. */
        discount: amount,
        /** Show the Txn Fee within the taxes instead of on a line of its own. */
        userMergeTxnFeeTaxes: z.boolean(),
      })
      .check(addition('txnFee'), addition('discount')),
  ),
  response: z.object({
    /** The payment block as it is now. */
    fare: priced(ticketFare),
  }),
  failures: [],
});
