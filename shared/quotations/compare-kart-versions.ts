import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { kartIdField } from './get-kart-by-id.ts';
import { quotedLine } from './link/quotation-shown.ts';

const numberOrNow = z.int().check(z.minimum(0), z.maximum(999));

/** One side, every price shown whatever its breakup. */
export const comparedVersion = priced(
  z.object({
    /** Number of the version; 0 is the builder as it stands. */
    number: z.number(),
    /** When it was sent; empty of the builder. */
    sentAt: z.string(),
    /** Name of the trip. */
    kartName: z.string(),
    /** First day of the trip. */
    arrivalDate: z.string(),
    /** ISO 4217 code of every amount. */
    currency: z.string(),
    /** The lines by day. */
    lines: z.array(quotedLine),
    /** Charges and discount. */
    charges: z.array(
      z.object({
        /** What it is called. */
        label: z.string(),
        /** What it comes to; negative is taken off. */
        amount,
      }),
    ),
    /** Sum of the lines’ prices. */
    linesTotal: amount,
    /** What it comes to. */
    total: amount,
  }),
);

export const compareKartVersions = defineCall({
  name: 'quotations/compare-kart-versions',
  method: 'POST',
  path: '/api/kart/compareKartVersions',
  summary: 'Two versions of a quotation side by side, or one beside the builder as it stands.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.view', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
    /** Number of one version; 0 is the builder. */
    before: numberOrNow,
    /** Number of the other; 0 is the builder. */
    after: numberOrNow,
  }),
  response: z.object({
    /** The version that is asked about first, with its lines and sums. */
    before: comparedVersion,
    /** The version that it is held against, with its lines and sums. */
    after: comparedVersion,
  }),
  failures: [],
});
