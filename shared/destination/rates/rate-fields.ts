import * as z from 'zod/mini';
import { day } from '../../flights/search-query.ts';
import { amount } from '../../money.ts';
import { isOneLine } from '../../one-line.ts';
import { versionField } from '../../version.ts';

/** Rates of one kind that an option can have, over all markets. */
export const MOST_RATES = 200;
/** Options that can be looked at beside one another. */
export const MOST_STRIPS = 20;
/** Major units; more is a slip of the finger. */
const MOST = 99_999_999;
/** Travellers of one party, and what a vehicle or a group is for. */
const MOST_PAX = 500;

/** What rates are for: the thing itself, or being fetched and brought back. */
export const rateKinds = ['ticket', 'transfer'] as const;
export type RateKind = (typeof rateKinds)[number];

/** A record's id as requests carry it. */
export const recordIdField = z.string().check(z.minLength(1), z.maxLength(60));
/** A rate's id: its option's, a dot, and a random part. */
export const rateIdField = z.string().check(z.minLength(1), z.maxLength(100));
/** The option that a rate's id names. */
export const optionOf = (rateId: string): string => rateId.slice(0, Math.max(0, rateId.lastIndexOf('.')));

/** ISO 4217; left out, and never another than, the site's own. */
export const currencyField = z.string().check(z.regex(/^[A-Z]{3}$/));

const paxField = z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_PAX))), null);
const costField = z._default(z.nullable(amount), null);
const wordsOf = (least: number) =>
  z.string().check(
    z.overwrite((text) => text.normalize('NFC').trim().replace(/ +/g, ' ')),
    z.minLength(least),
    z.maxLength(80),
    z.refine(isOneLine, 'Please use visible characters, on one line.'),
  );

/** What every rate is for, whoever is to be priced by it. */
const rateBase = {
  /** The rate to be changed; left out, a new one is made, which stands before all others of its option. */
  id: z.optional(rateIdField),
  /** The version that was read, with `id`. */
  version: z.optional(versionField),
  /** The tour option; a rate stays with it. */
  tourOptionId: recordIdField,
  /** The market that it is for. */
  marketId: recordIdField,
  /** First day of travel that it holds for. */
  validFromDate: day,
  /** Last day of travel that it holds for. */
  validTillDate: day,
  /** The smallest party, adults and children, that it is for; null for any. */
  minPax: paxField,
  /** The largest party; null for any. */
  maxPax: paxField,
  currency: currencyField,
};

/** What a ticket rate comes to. */
const ticketAmounts = {
  /** What an adult pays; of a rate that is not per pax, all adults together. */
  adultAmount: amount,
  /** What a child pays; of a rate that is not per pax, all children together. */
  childAmount: amount,
  /** What an infant pays; of a rate that is not per pax, all infants together. */
  infantAmount: z._default(amount, 0),
  /** What the site pays for an adult, or for all of them; null where nobody said. */
  adultCost: costField,
  /** What the site pays for a child, or for all of them. */
  childCost: costField,
  /** What the site pays for an infant, or for all of them. */
  infantCost: costField,
};

/** A ticket rate as it is to be, in a request. */
export const ticketRateFields = {
  ...rateBase,
  ...ticketAmounts,
  /** True: paid by each. False: paid once by the party, which `minPax` and `maxPax` may bound. */
  isPerPax: z.boolean(),
  /** What staff call it, such as a season; may be empty. */
  description: z._default(wordsOf(0), ''),
};

/** A transfer rate as it is to be, but for its type and basis. */
export const transferRateFields = {
  ...rateBase,
  /** What a seat costs, or the vehicle where it is not per pax. */
  amount,
  /** Of a rate per pax, what an adult pays where that is not `amount`. */
  adultAmount: z._default(z.nullable(amount), null),
  /** Of a rate per pax, what a child pays where that is not `amount`. */
  childAmount: z._default(z.nullable(amount), null),
  /** What the site pays for a seat, or for the vehicle; null where nobody said. */
  cost: costField,
  /** Whether each pays; left out, as the basis says: where all of it is shared. */
  isPerPax: z.optional(z.boolean()),
  /** What staff call it, such as the vehicle. */
  description: wordsOf(1),
};

interface Dated {
  validFromDate: string;
  validTillDate: string;
  minPax: number | null;
  maxPax: number | null;
}

/** What no rate can be, with a sentence each. */
export const soundDates = [
  z.refine<Dated>(({ validFromDate, validTillDate }) => validFromDate <= validTillDate, {
    path: ['validTillDate'],
    error: 'The last day is before the first day.',
  }),
  z.refine<Dated>(({ minPax, maxPax }) => minPax === null || maxPax === null || minPax <= maxPax, {
    path: ['maxPax'],
    error: 'This is below the minimum.',
  }),
] as const;

/** An amount that is below zero, or longer than any price is. */
export const soundAmount = <Name extends string>(name: Name) =>
  [
    z.refine<Partial<Record<Name, number | null>>>((rate) => (rate[name] ?? 0) >= 0, {
      path: [name],
      error: 'Please enter zero or more.',
    }),
    z.refine<Partial<Record<Name, number | null>>>((rate) => (rate[name] ?? 0) <= MOST, {
      path: [name],
      error: 'Please enter an amount of up to eight digits.',
    }),
  ] as const;
