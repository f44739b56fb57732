import * as z from 'zod/mini';
import { sharingBasisField, transferScopeField } from '../destination/rates/sharing.ts';
import { isDay } from '../flights/is-day.ts';
import { amount, priced } from '../money.ts';

/** What a form is told (spec: destination-management 5). */
export const FROM_MISSING = 'From area is required';
export const TO_MISSING = 'To area is required';
export const MARKET_MISSING = 'Market ID is required';
export const AMOUNT_NEGATIVE = 'Amount must be positive';
export const DATE_INVALID = 'Invalid date format';
export const PAX_MISSING = 'Please Enter min and max pax for private sharing basis';

/** A transfer's id as requests carry it. */
export const areaTransferIdField = z.string().check(z.minLength(1), z.maxLength(40));

/** An area or market that has to be named, and what is said where it is not. */
export const namedField = (missing: string) => z.string(missing).check(z.minLength(1, missing), z.maxLength(40));

/** A calendar day that there is, `yyyy-mm-dd`; empty for none. */
export const dayOrNone = z._default(
  z.string(DATE_INVALID).check(z.refine((text) => text === '' || isDay(text), DATE_INVALID)),
  '',
);

/** An area as a transfer names it. */
const endOfTransfer = z.object({
  /** The area's id. */
  id: z.string(),
  /** Its name of today. */
  name: z.string(),
});

/** A drive between two areas and its price, as calls answer it. */
export const areaTransferRow = priced(
  z.object({
    /** The transfer's id. */
    id: z.string(),
    /** Where it begins. */
    from: endOfTransfer,
    /** Where it ends. */
    to: endOfTransfer,
    /** The market that it is priced for. */
    marketId: z.string(),
    /** The market's name of today. */
    marketName: z.string(),
    /** What guests and desk should know of it; empty for nothing. */
    description: z.string(),
    /** What it is for. */
    transferType: transferScopeField,
    /** How its seats are sold. */
    sharingBasis: sharingBasisField,
    /** Its price: for each person where `isPerPax`, else for the vehicle. */
    amount,
    /** What the site pays for it, for each person or for the vehicle as the price is; null where nobody said. */
    cost: z.nullable(amount),
    /** ISO 4217 code of the amount: the site's. */
    currency: z.string(),
    /** Sold by itself too, without an activity. */
    isStandAlone: z.boolean(),
    /** Paid for each person; follows the sharing basis. */
    isPerPax: z.boolean(),
    /** Fewest guests that it is sold to where a part of it is private; null otherwise. */
    minPax: z.nullable(z.number()),
    /** Most guests that fit where a part of it is private; null otherwise. */
    maxPax: z.nullable(z.number()),
    /** First day that it is sold for, `yyyy-mm-dd`; empty for no bound. */
    validFromDate: z.string(),
    /** Last day that it is sold for; empty for no bound. */
    validTillDate: z.string(),
    /** No longer offered, kept for what uses it. */
    isDeactivated: z.boolean(),
    /** Counts its changes; sent back with one. */
    version: z.number(),
    /** Instant (ISO 8601, UTC) at which it was made. */
    createdAt: z.string(),
  }),
);
export type AreaTransferRow = z.output<typeof areaTransferRow>;
