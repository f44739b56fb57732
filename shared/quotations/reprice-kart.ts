import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { amount, priced } from '../money.ts';
import { versionField } from '../version.ts';
import { kartIdField } from './get-kart-by-id.ts';
import { kartShown } from './kart-shown.ts';
import { kartStands } from './remove-line.ts';

/** Which of the prices are taken: all, all but those set by hand, or none, which only shows them. */
export const repriceTakes = ['none', 'rated', 'all'] as const;

export const repriceKart = defineCall({
  name: 'quotations/reprice-kart',
  method: 'POST',
  path: '/api/kart/repriceKart',
  summary:
    'Shows what today’s rates say of a quotation’s lines beside what stands, and takes as much of it as is asked.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
    /** Of the quotation as its prices were looked at; left out, whatever stands is priced. */
    version: z.optional(versionField),
    /** Which prices are taken; `none` changes nothing. */
    take: z.enum(repriceTakes),
  }),
  response: z.object({
    /** The prices as they were before the call. */
    prices: priced(
      z.object({
        /** ISO 4217 code of every amount. */
        currency: z.string(),
        /** Lines of which the rates say something else than stands, by day. */
        lines: z.array(
          z.object({
            /** Id of the line. */
            id: z.string(),
            /** Day of the trip; 0 for none. */
            day: z.number(),
            /** What it is called. */
            title: z.string(),
            /** What it is sold for; null where nobody said. */
            before: z.nullable(amount),
            /** What the rates say; null where they say nothing: then the line keeps its price. */
            after: z.nullable(amount),
            /** Whether its price was set by hand. */
            isOwnPrice: z.boolean(),
            /** Which rate it is, or why there is none. */
            reason: z.string(),
          }),
        ),
        /** What the quotation comes to. */
        before: amount,
        /** What it comes to once all but those set by hand are taken. */
        afterRated: amount,
        /** What it comes to once all are taken. */
        afterAll: amount,
      }),
    ),
    /** The quotation as it stands now. */
    kart: kartShown,
  }),
  stands: kartStands,
  failures: [],
});
