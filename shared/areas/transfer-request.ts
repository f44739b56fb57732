import * as z from 'zod/mini';
import { isPrivate, sharingBasisField, transferScopeField } from '../destination/rates/sharing.ts';
import { amount } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { versionField } from '../version.ts';
import {
  AMOUNT_NEGATIVE,
  areaTransferIdField,
  dayOrNone,
  FROM_MISSING,
  MARKET_MISSING,
  namedField,
  PAX_MISSING,
  TO_MISSING,
} from './area-transfer.ts';

/** Major units; more is a slip of the finger. */
const MOST = 99_999_999;
/** Guests of one vehicle, or of a fleet of them. */
const MOST_PAX = 999;

/** Guests, one or more; null or left out where nothing says. */
const paxField = z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_PAX))));
const isMissing = (pax: number | null | undefined): boolean => pax === null || pax === undefined;

/** A transfer between areas as it is made or changed. */
export const transferRequest = inSiteCurrency(
  z
    .strictObject({
      /** The transfer to be changed; left out, a new one is made. */
      id: z.optional(areaTransferIdField),
      /** The version that was read, with `id`; left out, whatever stands is changed. */
      version: z.optional(versionField),
      /** Id of the area where it begins. */
      from: namedField(FROM_MISSING),
      /** Id of the area where it ends; the same for a drive within one. */
      to: namedField(TO_MISSING),
      /** The market that it is priced for. */
      marketId: namedField(MARKET_MISSING),
      /** What guests and desk should know of it; empty for nothing. */
      description: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
      /** What it is for. */
      transferType: transferScopeField,
      /** How its seats are sold. */
      sharingBasis: sharingBasisField,
      /** Its price, zero or more: for each person where all of it is shared, else for the vehicle. */
      amount,
      /** What the site pays for it, reckoned as its price is; null where nobody said. Left out, it stays as it was. */
      cost: z.optional(z.nullable(amount)),
      /** ISO 4217; left out, and never another than, the site's own. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** Sold by itself too, without an activity. */
      isStandAlone: z._default(z.boolean(), false),
      /** Taken from whoever sends it and not read: it follows the sharing basis. */
      isPerPax: z.optional(z.boolean()),
      /** Fewest guests that it is sold to; needed where a part of it is private, dropped otherwise. */
      minPax: paxField,
      /** Most guests that fit; needed where a part of it is private, dropped otherwise. */
      maxPax: paxField,
      /** First day that it is sold for, `yyyy-mm-dd`; empty for no bound. */
      validFromDate: dayOrNone,
      /** Last day that it is sold for; empty for no bound. */
      validTillDate: dayOrNone,
    })
    .check(
      z.refine(({ amount: given }) => given >= 0, { path: ['amount'], error: AMOUNT_NEGATIVE }),
      z.refine(({ amount: given }) => given <= MOST, {
        path: ['amount'],
        error: 'Please enter an amount of up to eight digits.',
      }),
      z.refine(({ cost }) => (cost ?? 0) >= 0, { path: ['cost'], error: 'Please enter zero or more.' }),
      z.refine(({ cost }) => (cost ?? 0) <= MOST, {
        path: ['cost'],
        error: 'Please enter an amount of up to eight digits.',
      }),
      z.refine(({ sharingBasis, minPax }) => !isPrivate(sharingBasis) || !isMissing(minPax), {
        path: ['minPax'],
        error: PAX_MISSING,
      }),
      z.refine(({ sharingBasis, maxPax }) => !isPrivate(sharingBasis) || !isMissing(maxPax), {
        path: ['maxPax'],
        error: PAX_MISSING,
      }),
      z.refine(
        ({ sharingBasis, minPax, maxPax }) =>
          !isPrivate(sharingBasis) || isMissing(minPax) || isMissing(maxPax) || minPax! <= maxPax!,
        { path: ['maxPax'], error: 'This is below the minimum.' },
      ),
      z.refine(
        ({ validFromDate, validTillDate }) => !validFromDate || !validTillDate || validFromDate <= validTillDate,
        {
          path: ['validTillDate'],
          error: 'The last day is before the first day.',
        },
      ),
    ),
);
