import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { amount, priced } from '../../money.ts';
import { sharingBasisField, transferTypeField } from '../rates/sharing.ts';

/** Combos that are listed at most, the newest. */
export const MOST_COMBOS = 500;

const dates = {
  /** True: paid by each. False: paid once by the party. */
  isPerPax: z.boolean(),
  /** First day of travel that it holds for. */
  validFromDate: z.string(),
  /** Last day of travel that it holds for. */
  validTillDate: z.string(),
};

const soldTicketRate = z.object({
  /** What an adult pays, or all adults together. */
  adultAmount: amount,
  /** What a child pays, or all children together. */
  childAmount: amount,
  ...dates,
});

const soldTransferRate = z.object({
  /** The rate's id, as `onwardTransfer` and `returnTransfer` name it. */
  id: z.string(),
  /** One way, or there and back. */
  transferType: transferTypeField,
  /** How its seats are sold. */
  sharingBasis: sharingBasisField,
  /** What a seat costs, or the vehicle. */
  amount,
  /** The smallest party that it is for; null for any. */
  minPax: z.nullable(z.number()),
  /** The largest party; null for any. */
  maxPax: z.nullable(z.number()),
  ...dates,
});

const soldOption = z.object({
  /** The tour option. */
  tourOptionId: z.string(),
  /** What the option is called. */
  name: z.string(),
  /** What a guest reads of it. */
  description: z.string(),
  /** The activity that it is a way to do. */
  activityName: z.string(),
  /** How guests come to it: one of `transferRates`, or a transfer between areas, by its id; empty for none. */
  onwardTransfer: z.string(),
  /** How they come back. */
  returnTransfer: z.string(),
  /** The option's ticket rates for all markets, the one that goes before first; empty without `rates.view`. */
  ticketRates: z.array(soldTicketRate),
  /** Its transfer rates, the same way. */
  transferRates: z.array(soldTransferRate),
});

export const getAllCombos = defineCall({
  name: 'destination/combos/get-all-combos',
  method: 'GET',
  path: '/api/combo/getAllCombos',
  summary: 'Combos that may be sold: neither they nor anything that they are made of is deactivated.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'masters.view', module: 'Dmc' },
  request: z.strictObject({}),
  response: priced(
    z.object({
      /** ISO 4217 code of every amount: the site's. */
      currency: z.string(),
      /** The combos, the newest first; at most 500. */
      combos: z.array(
        z.object({
          /** The combo's id. */
          id: z.string(),
          /** What it is called. */
          name: z.string(),
          /** What each adult and each child pays for all of it, its transfers included. */
          amount,
          /** Instant at which it was made. */
          createdAt: z.string(),
          /** What is sold together. */
          tourOptions: z.array(soldOption),
        }),
      ),
    }),
  ),
  failures: [],
});
