import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { changeView, requestId } from './change-view.ts';
import { tripDays } from './get-change-offers.ts';
import { newFlight } from './new-flight.ts';

const atLeastZero = (name: 'airlineCharge' | 'cancellationFee') =>
  z.refine<{ airlineCharge: number; cancellationFee: number }>((sent) => sent[name] >= 0 && sent[name] <= 999_999_999, {
    path: [name],
    error: 'Please enter an amount of zero or more.',
  });

export const setChangeCharges = defineCall({
  name: 'changes/set-change-charges',
  method: 'POST',
  path: '/flightApi/api/setChangeCharges',
  summary:
    'Says what a change request costs, of a reissue with its new flights, for its customer to accept; they are mailed.',
  actor: 'user',
  access: { scope: 'site', permission: 'changes.decide', userTypes: ['staff'] },
  request: priced(
    z
      .strictObject({
        requestId,
        /** The booking's own currency, ISO 4217. */
        currency: z.string().check(z.length(3)),
        /** What the airline keeps of what was paid to it, for all that is chosen; of a reissue, what it charges for it. */
        airlineCharge: amount,
        /** What the site keeps beside it, before GST. */
        cancellationFee: amount,
        /** Of a reissue: what the new flights cost more than the booked ones, below zero less; left out otherwise. */
        fareDifference: z.optional(amount),
        /** Of a reissue: all flights of the booking from then on, in order; left out otherwise. */
        flights: z.optional(z.array(newFlight).check(z.minLength(1), z.maxLength(12))),
        /** Of a reissue: the supplier's offer that is taken, in place of `flights`; difference and charge as it was read. */
        offer: z.optional(
          z.strictObject({
            /** The offer as getChangeOffers named it. */
            offerId: z.string().check(z.minLength(1), z.maxLength(200)),
            /** The days that it was asked for on. */
            days: tripDays,
          }),
        ),
        /** For the customer to read. */
        remarks: z.string().check(z.trim(), z.maxLength(500)),
        /** Milliseconds since 1970 until which they stand; left out, as long as nobody changes them. */
        validUntil: z.optional(z.int().check(z.minimum(0))),
      })
      .check(atLeastZero('airlineCharge'), atLeastZero('cancellationFee')),
  ),
  response: changeView,
  failures: ['SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
