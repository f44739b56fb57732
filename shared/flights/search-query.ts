import * as z from 'zod/mini';
import { iataAirport } from '../reference/model.ts';
import { cabins } from './cabins.ts';
import { isDay } from './is-day.ts';

/** Journey types of the wire (spec: flights-and-shell 3). */
export const JourneyType = { OneWay: 1, Return: 2, MultiStop: 3 } as const;
export type JourneyType = (typeof JourneyType)[keyof typeof JourneyType];

/** How a return is sold: two one-way fares, one GDS round-trip fare, or a low-cost carrier's pair. */
export const ReturnType = { Normal: 2, GdsSpecial: 3, LccSpecial: 5 } as const;
export type ReturnType = (typeof ReturnType)[keyof typeof ReturnType];

/** A calendar day that exists, `YYYY-MM-DD`. */
export const day = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a date.'),
  z.refine((text) => isDay(text), 'Please choose a date.'),
);

export const travellers = z.object({
  /** Passengers of 12 years and over on the last day of travel; adults and children together are at most 9. */
  adultCount: z.number().check(z.int(), z.minimum(1), z.maximum(9)),
  /** Passengers from 2 to 11 years old on the last day of travel. */
  childCount: z.number().check(z.int(), z.minimum(0), z.maximum(8)),
  /** Passengers under 2 years on the last day of travel, each on an adult's lap: no more than adults. */
  infantCount: z.number().check(z.int(), z.minimum(0), z.maximum(9)),
});

export const searchQuery = z.object({
  /** 1 one way, 2 return, 3 multi-stop. */
  JourneyType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /**
   * How a return is sold, read for JourneyType 2 only: 2 as two one-way fares, 3 as one round-trip fare, 5 as a
   * low-cost carrier's pair.
   */
  returnType: z._default(z.union([z.literal(2), z.literal(3), z.literal(5)]), 2),
  /** The journeys asked for, in order of their dates: one for a one-way, two for a return, 2 to 6 for multi-stop. */
  segments: z
    .array(
      z.strictObject({
        /** IATA code of the airport to leave from. */
        origin: iataAirport,
        /** IATA code of the airport to go to. */
        destination: iataAirport,
        /**
         * Day of departure in the place of departure, `YYYY-MM-DD`: today to 361 days ahead. A day in spite of the
         * wire's name.
         */
        preferredDepartureTime: day,
      }),
    )
    .check(z.minLength(1), z.maxLength(6)),
  ...travellers.shape,
  /** Cabin asked for. */
  cabin: z._default(z.enum(cabins), 'Economy'),
  /** Only flights without a change of aircraft. */
  directOnly: z._default(z.boolean(), false),
});
export type SearchQuery = z.output<typeof searchQuery>;
