import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { orderStates } from '../payments/model.ts';
import { staffOnly } from '../staff-only.ts';
import { baggageOption, fareDetail, fareRule, mealOption, segment } from './model.ts';

/** A passenger without passport, PAN or date of birth. */
export const shownPassenger = z.object({
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
  /** Address of mail; empty where not given. */
  email: z.string(),
  /** Dial code with a plus, e.g. `+91`; empty where no number was given. */
  phoneCode: z.string(),
  /** Mobile number without dial code; empty where not given. */
  mobileNo: z.string(),
  /** Extra baggage bought for the passenger. */
  baggage: z.array(baggageOption),
  /** Meals bought for the passenger. */
  meals: z.array(mealOption),
});

/** A flight's order as its calls name it. */
export const orderId = z.string().check(z.regex(/^[0-9A-Z]{10,40}$/));
export const orderOfFlight = z.strictObject({ orderId });

export const getFlightDetails = defineCall({
  name: 'flights/get-flight-details',
  method: 'POST',
  path: '/flightApi/api/getFlightDetails',
  summary: "An order's flights, passengers and accepted price: the review before payment.",
  actor: 'user',
  access: { module: 'Flights', scope: 'own', permission: 'flights.book', byKey: 'read' },
  request: orderOfFlight,
  response: priced(
    z.object({
      /** The order. */
      orderId: z.string(),
      /** The booking that the order becomes once it is paid. */
      bookingId: z.string(),
      /** Where the order stands: see the states in the chapter on paying. */
      state: z.enum(orderStates),
      /** ISO 4217 code of every amount here. */
      currency: z.string(),
      /** What is to be paid. */
      amount,
      /** Instant (ISO 8601, UTC) after which it cannot be paid. */
      expiryTime: z.string(),
      /** True while the order awaits payment and its time is not over. */
      isPayable: z.boolean(),
      /** Path within the site where the customer goes after paying. */
      redirectTo: z.string(),
      /** The site's source that the fare comes from; for staff alone. */
      source: staffOnly(z.string()),
      /** True for a low-cost carrier's fare, which is ticketed at once and cannot be held. */
      isLcc: z.boolean(),
      /** True for a low-cost carrier's pair. */
      isLCCSpecialReturn: z.boolean(),
      /** True where the fare is refunded, less a fee, when it is cancelled. */
      isRefundable: z.boolean(),
      /** The fare family's name, e.g. `Saver`; of a pair with two, `Saver + Flex`. */
      fareFamily: z.string(),
      /** The flights in order. */
      segments: z.array(segment),
      /** Who travels, without passports, PAN and dates of birth. */
      passengers: z.array(shownPassenger),
      /** The price as it was accepted. */
      fare: fareDetail,
      /** The fare's rules as they were at the time. */
      fareRules: z.array(fareRule),
      /** The supplier could not be asked for them so far: see ask-fare-rules.ts. */
      areRulesMissing: z.boolean(),
    }),
  ),
  failures: ['ORDER_EXPIRED', 'ORDER_SUPERSEDED'],
});
