import * as z from 'zod/mini';
import { amount } from '../../money.ts';
import { toldEvent } from '../../records/told-event.ts';
import { sharingBasisField, transferTypeField } from './sharing.ts';

const shownBase = {
  /** The rate's id: its option's, a dot, and a random part. */
  id: z.string(),
  /** Counts its changes; sent back with one. */
  version: z.number(),
  /** The tour option. */
  tourOptionId: z.string(),
  /** The market that it is for. */
  marketId: z.string(),
  /** What staff call it; may be empty of a ticket rate. */
  description: z.string(),
  /** True: paid by each. False: paid once by the party. */
  isPerPax: z.boolean(),
  /** The smallest party, adults and children, that it is for; null for any. */
  minPax: z.nullable(z.number()),
  /** The largest party; null for any. */
  maxPax: z.nullable(z.number()),
  /** First day of travel that it holds for. */
  validFromDate: z.string(),
  /** Last day of travel that it holds for. */
  validTillDate: z.string(),
};

/** A ticket rate as editors and prices know it; amounts in the currency of the answer that it stands in. */
export const shownTicketRate = z.object({
  ...shownBase,
  /** What an adult pays, or all adults together. */
  adultAmount: amount,
  /** What a child pays, or all children together. */
  childAmount: amount,
  /** What an infant pays, or all infants together. */
  infantAmount: amount,
  /** What the site pays for an adult, or for all of them; null where nobody said. */
  adultCost: z.nullable(amount),
  /** What the site pays for a child, or for all of them. */
  childCost: z.nullable(amount),
  /** What the site pays for an infant, or for all of them. */
  infantCost: z.nullable(amount),
});
export type TicketRate = z.output<typeof shownTicketRate>;

/** A transfer rate as editors and prices know it. */
export const shownTransferRate = z.object({
  ...shownBase,
  /** One way, or there and back. */
  transferType: transferTypeField,
  /** How its seats are sold. */
  sharingBasis: sharingBasisField,
  /** What a seat costs, or the vehicle. */
  amount,
  /** What an adult pays where that is not `amount`; null where it is. */
  adultAmount: z.nullable(amount),
  /** What a child pays where that is not `amount`; null where it is. */
  childAmount: z.nullable(amount),
  /** What the site pays for a seat, or for the vehicle; null where nobody said. */
  cost: z.nullable(amount),
});
export type TransferRate = z.output<typeof shownTransferRate>;

/** As much of a tour option as its rates' editor and a price need. */
export const ratedOption = z.object({
  /** The option's id. */
  tourOptionId: z.string(),
  /** The option's own name. */
  name: z.string(),
  /** What it is a way to do. */
  activityName: z.string(),
  /** City of the activity. */
  cityId: z.string(),
  /** Whether it comes with a ticket: without, and without a ticket rate, its transfer alone is the price. */
  hasTicket: z.boolean(),
  /** Days of the week that it runs, 1 Monday to 7 Sunday; none is every day. */
  weekdays: z.array(z.number()),
  /** When it is not sold. */
  stopSales: z.array(
    z.object({
      /** First day without sale. */
      from: z.string(),
      /** Last day without sale; the same for a single one. */
      till: z.string(),
    }),
  ),
  /** No longer sold. */
  isDeactivated: z.boolean(),
});
export type RatedOption = z.output<typeof ratedOption>;

/** A market as rates name it. */
export const ratedMarket = z.object({
  /** The market's id. */
  id: z.string(),
  /** What staff call it. */
  name: z.string(),
  /** Priced for whoever has no market of their own. */
  isDefault: z.boolean(),
  /** No longer used: rates that there are stay. */
  isDeactivated: z.boolean(),
});
export type RatedMarket = z.output<typeof ratedMarket>;

/** What the editor of an option's rates has beside them. */
export const rateListFields = {
  /** ISO 4217 code of every amount: the site's. */
  currency: z.string(),
  /** The option. */
  option: ratedOption,
  /** The markets that rates can be for, by name; those no longer used last. */
  markets: z.array(ratedMarket),
  /** Counts the changes of the order; sent back with a new one. */
  orderVersion: z.number(),
  /** What was done to these rates, newest first; at most 50. */
  events: z.array(toldEvent),
};
