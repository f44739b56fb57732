import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { day } from '../../flights/search-query.ts';
import { amount, priced } from '../../money.ts';
import { lineKinds, noPriceCodes } from './price-option.ts';
import { rateKinds, recordIdField } from './rate-fields.ts';
import { ratedMarket, ratedOption, shownTicketRate, shownTransferRate } from './rate-shown.ts';
import { sharingBasisField, transferTypeField } from './sharing.ts';

const pax = (least: number) => z.int().check(z.minimum(least), z.maximum(500));

/** What an option comes to, or why there is no price. */
export const optionPriced = priced(
  z.object({
    /** ISO 4217 code of every amount: the site's. */
    currency: z.string(),
    /** The option that was asked for. */
    option: ratedOption,
    /** True where there is a price. */
    isPriced: z.boolean(),
    /** Sum of the lines; null where there is no price, which is never zero. */
    total: z.nullable(amount),
    /** What the site pays for all of it; null where a rate says no cost, or there is no price. */
    cost: z.nullable(amount),
    /** Why there is no price; empty where there is one. */
    code: z.enum(['', ...noPriceCodes]),
    /** Which rate wins and why, or why there is no price, in sentences. */
    reason: z.string(),
    /** The market that was asked for. */
    market: ratedMarket,
    /** What the price is made of. */
    lines: z.array(
      z.object({
        /** Who or what it is for; `adult`, `child` and `infant` are of the ticket. */
        kind: z.enum(lineKinds),
        /** What the line is called on a bill. */
        label: z.string(),
        /** How many pay the unit; 1 where the party pays once. */
        count: z.number(),
        /** What one pays. */
        unitAmount: amount,
        /** The line's whole. */
        amount,
        /** What the site pays for it; null where nobody said. */
        cost: z.nullable(amount),
        /** The rate that it comes of. */
        rateId: z.string(),
      }),
    ),
    /** The ticket rate that won; null where none did. */
    ticketRate: z.nullable(shownTicketRate),
    /** The transfer rate that won; null where none did, or none was asked for. */
    transferRate: z.nullable(shownTransferRate),
    /** The rates that were looked at, by priority, tickets first; at most 100. */
    judged: z.array(
      z.object({
        /** The rate that was looked at. */
        rateId: z.string(),
        /** What it is for. */
        kind: z.enum(rateKinds),
        /** `won`; `lost` where it fits and another goes before; `lacks` where it does not fit. */
        outcome: z.enum(['won', 'lost', 'lacks']),
        /** What came of it, in a sentence. */
        because: z.string(),
      }),
    ),
  }),
);

export const getTourOptionPriceForQuotationBuilder = defineCall({
  name: 'destination/rates/get-tour-option-price-for-quotation-builder',
  method: 'POST',
  path: '/api/dmc/getTourOptionPriceForQuotationBuilder',
  summary: 'What a tour option comes to on a day for a party, by which rates and why, or why there is no price.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'rates.view', module: 'Dmc' },
  request: z
    .strictObject({
      /** The tour option. */
      tourOptionId: recordIdField,
      /** Whose rates; left out, the default market's. */
      marketId: z.optional(recordIdField),
      /** Day of travel. */
      startDate: day,
      /** Travellers who pay as adults. */
      adults: z._default(pax(0), 1),
      /** Travellers who pay as children. */
      child: z._default(pax(0), 0),
      /** Travellers on somebody's lap. */
      infant: z._default(pax(0), 0),
      /** How they are fetched; left out, without a transfer. */
      transferType: z.optional(transferTypeField),
      /** How seats are sold, with `transferType`. */
      sharingBasis: z.optional(sharingBasisField),
    })
    .check(
      z.refine(({ transferType, sharingBasis }) => transferType === undefined || sharingBasis !== undefined, {
        path: ['sharingBasis'],
        error: 'Please select sharing basis for activity',
      }),
      z.refine(({ transferType, sharingBasis }) => sharingBasis === undefined || transferType !== undefined, {
        path: ['transferType'],
        error: 'This is required field.',
      }),
      z.refine(({ adults, child, infant }) => adults + child + infant > 0, {
        path: ['adults'],
        error: 'Please enter at least one traveller.',
      }),
    ),
  response: optionPriced,
  failures: [],
});
