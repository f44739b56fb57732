import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { versionField } from '../../version.ts';
import { rateKinds, recordIdField } from './rate-fields.ts';

/** Percent with two places. */
const percentField = z.number().check(
  z.minimum(-90, 'Please enter at least −90.'),
  z.maximum(500, 'Please enter at most 500.'),
  z.refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, 'Please use at most two decimals.'),
);

const side = {
  /** First day of travel. */
  validFromDate: z.string(),
  /** Last day of travel. */
  validTillDate: z.string(),
  /** Its amounts, as they stand in a rate of the kind: adult, child, infant; or seat or vehicle, adult, child. */
  amounts: z.array(z.nullable(amount)),
  /** Its costs in the same order; null where nobody said. */
  costs: z.array(z.nullable(amount)),
};

/** What copying comes to: what was done, what would be, and of a conflict what would be by now. */
const season = priced(
  z.object({
    /** ISO 4217 code of every amount: the site's. */
    currency: z.string(),
    /** Counts the changes of the order; sent back to do what was previewed. */
    orderVersion: z.number(),
    /** Every rate that begins in the year, by priority. */
    rates: z.array(
      z.object({
        /** The rate that is copied. */
        rateId: z.string(),
        /** What staff call it. */
        description: z.string(),
        /** The rate as it stands. */
        from: z.object(side),
        /** As its copy is to be, or is. */
        to: z.object(side),
        /** True where a copy is made; false where there is nothing to do, as the note says. */
        isCopied: z.boolean(),
        /** Why nothing is copied, or what to know of the copy; empty for nothing. */
        note: z.string(),
      }),
    ),
    /** How many copies there are or would be. */
    copies: z.number(),
  }),
);

export const copyTourOptionRateSeason = defineCall({
  name: 'destination/rates/copy-tour-option-rate-season',
  method: 'POST',
  path: '/api/dmc/copyTourOptionRateSeason',
  summary: 'Takes the rates of an option that begin in a year into the next, with a percentage; previewed first.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rates.edit', module: 'Dmc' },
  request: z.strictObject({
    /** The tour option. */
    tourOptionId: recordIdField,
    /** Whose rates. */
    marketId: recordIdField,
    /** Ticket or transfer rates. */
    kind: z.enum(rateKinds),
    /** The year whose rates are copied: those whose first day lies in it. */
    fromYear: z.int().check(z.minimum(2000), z.maximum(2099)),
    /** Added to each amount, in percent with two places; negative takes off. Half a smallest unit rounds away from zero. */
    percent: z._default(percentField, 0),
    /** Whether costs rise too; else they stay as they are. */
    withCosts: z._default(z.boolean(), true),
    /** True: nothing is written, only said. */
    isPreview: z._default(z.boolean(), true),
    /** `orderVersion` of the preview that was looked at; needed to do it. */
    orderVersion: z.optional(versionField),
  }),
  response: season,
  stands: season,
  failures: ['TOO_MANY_RATES'],
});
