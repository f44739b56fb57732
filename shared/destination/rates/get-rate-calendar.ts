import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { MOST_STRIPS, rateKinds, recordIdField } from './rate-fields.ts';
import { ratedMarket } from './rate-shown.ts';
import { sharingBasisField, transferTypeField } from './sharing.ts';

export const getRateCalendar = defineCall({
  name: 'destination/rates/get-rate-calendar',
  method: 'POST',
  path: '/api/dmc/getRateCalendar',
  summary: 'Day by day of a year, which options have a rate for a market: all of a city, or up to 20 that are named.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rates.view', module: 'Dmc' },
  request: z.strictObject({
    /** The city; left out, the one of the named options, or the first that the site has activities in (Dubai before others). */
    cityId: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    /** Options of that city; none named: all of them, by name. */
    tourOptionIds: z._default(z.array(recordIdField).check(z.maxLength(MOST_STRIPS)), []),
    /** Whose rates; left out, the default market's. */
    marketId: z.optional(recordIdField),
    /** The calendar year of travel; left out, this one in the site's zone. */
    year: z.optional(z.int().check(z.minimum(2000), z.maximum(2100))),
    /** Instead of a year the month, `yyyy-mm`, that twelve months begin with. */
    fromMonth: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
    /** Ticket or transfer rates. */
    kind: z._default(z.enum(rateKinds), 'ticket'),
    /** Of transfer rates, which; left out, return. */
    transferType: z._default(transferTypeField, 'return'),
    /** Of transfer rates, which; left out, sharing. */
    sharingBasis: z._default(sharingBasisField, 'SIC'),
    /** How many adults the rates are looked up for. */
    adults: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  }),
  response: z.object({
    /** Cities that the site has activities in, by name. */
    cities: z.array(
      z.object({
        /** The city's id. */
        id: z.string(),
        /** The city as people call it. */
        name: z.string(),
      }),
    ),
    /** The city that is answered; empty where there is none. */
    cityId: z.string(),
    /** The markets that rates can be for. */
    markets: z.array(ratedMarket),
    /** The market that is answered; empty where the site has none. */
    marketId: z.string(),
    /** The year that is answered, or begins. */
    year: z.number(),
    /** The first day that is answered. */
    from: z.string(),
    /** The options, by activity and name. */
    options: z.array(
      z.object({
        /** The option's id. */
        tourOptionId: z.string(),
        /** The option's own name. */
        name: z.string(),
        /** What it is a way to do. */
        activityName: z.string(),
        /** No longer sold. */
        isDeactivated: z.boolean(),
        /** How many rates of the kind it has for the market, or for the one that stands in. */
        rates: z.number(),
        /** True: the market has none of its own, and the default market's are shown. */
        isFallback: z.boolean(),
        /**
         * A letter a day of twelve months from `from` on: `p` gone by in the site's zone, `a` to `d` covered, from the year's lowest price to its highest, `o` covered by
         * several rates, `g` by none, `s` stop-sale, `w` not run on that day of the week.
         */
        days: z.string(),
      }),
    ),
  }),
  failures: [],
});
