import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { orderStates } from '../payments/model.ts';
import { baggageOption, fareDetail, fareRule, mealOption, segment } from './model.ts';

/** A passenger without passport, PAN or date of birth. */
export const shownPassenger = z.object({
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  paxType: z.number(),
  gender: z.number(),
  email: z.string(),
  phoneCode: z.string(),
  mobileNo: z.string(),
  baggage: z.array(baggageOption),
  meals: z.array(mealOption),
});

export const getFlightDetails = defineCall({
  name: 'flights/get-flight-details',
  method: 'POST',
  path: '/flightApi/api/getFlightDetails',
  summary: "An order's flights, passengers and accepted price: the review before payment.",
  actor: 'user',
  access: { module: 'Flights', scope: 'own' },
  request: z.strictObject({ orderId: z.string().check(z.regex(/^[0-9A-Z]{10,40}$/)) }),
  response: priced(
    z.object({
      orderId: z.string(),
      bookingId: z.string(),
      state: z.enum(orderStates),
      currency: z.string(),
      amount,
      expiryTime: z.string(),
      /** Spec: isPayingOnline. True while the order awaits payment and its time is not over. */
      isPayable: z.boolean(),
      redirectTo: z.string(),
      source: z.string(),
      isLcc: z.boolean(),
      isLCCSpecialReturn: z.boolean(),
      isRefundable: z.boolean(),
      segments: z.array(segment),
      passengers: z.array(shownPassenger),
      fare: fareDetail,
      fareRules: z.array(fareRule),
    }),
  ),
  failures: ['ORDER_EXPIRED', 'ORDER_SUPERSEDED'],
});
