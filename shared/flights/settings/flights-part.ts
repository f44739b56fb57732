import * as z from 'zod/mini';
import { amount } from '../../money.ts';
import { userTypes } from '../../users/types.ts';

/** Seconds that any source may be given to answer, at least and at most: an answer is out of the API's reach after 29. */
export const LEAST_SECONDS = 2;
export const MOST_SECONDS = 25;

export const feeKinds = ['amount', 'percent'] as const;

/** What a cancellation costs a passenger beside the airline's charge, before GST. */
const cancellationFee = z.strictObject({
  /** Which of the two counts. */
  kind: z.enum(feeKinds),
  /** For each passenger, in the site's currency. */
  amount,
  /** Percent of what each passenger paid. */
  percent: z.int('Please enter whole percent.').check(z.minimum(0), z.maximum(100)),
});

const count = (most: number) => z.int('Please enter a whole number.').check(z.minimum(0), z.maximum(most));

/** What holds for the flights of a site, beside where they come from. */
const rules = {
  /** Whether customers' searches are limited by what they book; staff's and exempted customers' never are. */
  areSearchesLimited: z.boolean(),
  /** Searches that each booking of a month adds to that month. */
  searchesPerBooking: count(10_000),
  /** Searches of a month that need no booking. */
  freeSearches: count(100_000),
  /** Whether flights may be held at all. */
  areHoldsOn: z.boolean(),
  /** Who may hold, where their account allows it. */
  holdUserTypes: z.array(z.enum(userTypes)).check(z.maxLength(userTypes.length)),
  /** Hours that a hold lasts at most; 0: as long as the airline holds it. */
  longestHoldHours: count(720),
  /** Minutes before the airline's limit at which a hold ends here. */
  minutesBeforeLimit: count(1440),
  /** Of flights inside one country. */
  domesticFee: cancellationFee,
  /** Of all others. */
  internationalFee: cancellationFee,
  /** The service fee of the sale is kept when it is cancelled. */
  keepsServiceFee: z.boolean(),
  /** The convenience fee of the payment is kept when it is given back. */
  keepsConvenienceFee: z.boolean(),
  /** Travel agents change the Txn Fee of their tickets. */
  agentsEditTxnFee: z.boolean(),
  /** Travel agents change the Discount of their tickets. */
  agentsEditDiscount: z.boolean(),
};

const flightRules = z.strictObject(rules);
export type FlightRules = z.output<typeof flightRules>;
export type CancellationFee = FlightRules['domesticFee'];

/** The flights of a site: the sources they come from, in the order they are shown, and what holds for them. */
export const flightsPart = z.strictObject({
  /** All of the site's sources, each once. */
  sources: z
    .array(
      z.strictObject({
        /** The source's name, as bookings carry it. */
        name: z.string().check(z.minLength(1), z.maxLength(60)),
        /** Whether searches ask it; what was found before is sold and looked after all the same. */
        isOn: z.boolean(),
        /** Seconds that it has to answer a question of the sale; after that it is left out of a search. */
        deadlineSeconds: z.int('Please enter whole seconds.').check(z.minimum(LEAST_SECONDS), z.maximum(MOST_SECONDS)),
      }),
    )
    .check(z.maxLength(20)),
  ...rules,
});
export type FlightSettings = z.output<typeof flightsPart>;
