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
  access: { scope: 'own', module: 'Flights', permission: 'tickets.edit', userTypes: ['staff', 'travelAgent'] },
  request: priced(
    z
      .strictObject({
        bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
        /** The booking's own currency, so that nobody sets dollars for rupees. */
        currency: z.string().check(z.length(3)),
        txnFee: amount,
        discount: amount,
        userMergeTxnFeeTaxes: z.boolean(),
      })
      .check(addition('txnFee'), addition('discount')),
  ),
  response: z.object({ fare: priced(ticketFare) }),
  failures: [],
});
