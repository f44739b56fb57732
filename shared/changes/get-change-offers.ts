import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { day } from '../flights/search-query.ts';
import { segment } from '../flights/segment.ts';
import { amount, priced } from '../money.ts';
import { requestId } from './change-view.ts';

/** The day that each trip of the booking is wanted on, outbound first. */
export const tripDays = z.array(day).check(z.minLength(1), z.maxLength(6));

export const getChangeOffers = defineCall({
  name: 'changes/get-change-offers',
  method: 'POST',
  path: '/flightApi/api/getChangeOffers',
  summary: 'Asks the supplier which other flights it offers for a booking on some days. Nothing is changed by asking.',
  actor: 'user',
  access: { scope: 'site', permission: 'changes.decide', userTypes: ['staff'] },
  request: z.strictObject({ requestId, days: tripDays }),
  response: z.object({
    /** What it offers, the best first; empty for nothing on these days. */
    offers: z.array(
      priced(
        z.object({
          /** Sent back with the charges that are said by it. */
          offerId: z.string(),
          /** ISO 4217 code of the amounts. */
          currency: z.string(),
          /** All flights of the booking from then on. */
          flights: z.array(segment),
          /** What they cost more than the booked ones, below zero less. */
          fareDifference: amount,
          /** What the airline charges for the change beside it. */
          airlineCharge: amount,
          /** What the supplier says of it. */
          remarks: z.string(),
        }),
      ),
    ),
  }),
  failures: ['SUPPLIER_TIMEOUT', 'SUPPLIER_FAILED'],
});
