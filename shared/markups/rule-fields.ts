import * as z from 'zod/mini';
import { cabins } from '../flights/cabins.ts';
import { amount, priced } from '../money.ts';
import { inSiteCurrency } from '../site-currency.ts';
import { airlineField, boundField, markupIdField, percentField } from './fields.ts';
import { toldEvent } from '../records/told-event.ts';
import { versionField } from '../version.ts';
import { fareTypes, markupEffects, markupKinds, routeKinds } from './model.ts';

/** Major units; more is a slip of the finger. */
const MOST = 99_999_999;

/** What rules ask about, as their editor and its calls have it. Empty: holds for all. */
const conditions = {
  /** A group's id, `RETAIL` for whoever is in none, or empty for every customer. */
  groupId: z._default(z.string().check(z.maxLength(40)), ''),
  /** IATA designator of the first flight's airline; of airline-specific rules it is needed, of default ones empty. */
  airlineCode: airlineField,
  /** A fixed departure; empty for all of them. Of fixed-departure rules only. */
  departureId: z._default(z.string().check(z.maxLength(40)), ''),
  /** Name of one of the site's sources, as getSources tells it. */
  supplier: z._default(z.string().check(z.maxLength(40)), ''),
  /** Cabin of the first flight. */
  cabin: z._default(z.enum(['', ...cabins]), ''),
  /** `refundable`, `nonRefundable`, `lowCost` (a low-cost carrier's), `specialReturn` (its pair, sold together). */
  fareType: z._default(z.enum(['', ...fareTypes]), ''),
  /** `domestic`: all airports in one country. */
  routeKind: z._default(z.enum(['', ...routeKinds]), ''),
  /** First day of sale, in the site's zone. */
  validFrom: boundField,
  /** Last day of sale. */
  validTo: boundField,
};

/** A rule as it is to be; what `saveRule` calls take. */
const draftFields = {
  /** `markup` adds to the price, `discount` takes off. */
  effect: z._default(z.enum(markupEffects), 'markup'),
  /** How it is counted: `amount` per passenger or booking, or `percent` of the base fare. */
  kind: z.enum(markupKinds),
  /** ISO 4217; left out, and never another than, the site's own. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Of `perPassenger` and `perBooking`. */
  amount: z.optional(amount),
  /** Of `percentOfBase`, with two places. */
  percent: z.optional(percentField(1000)),
  ...conditions,
};

interface Draft {
  kind: (typeof markupKinds)[number];
  effect: (typeof markupEffects)[number];
  amount?: number | undefined;
  percent?: number | undefined;
  validFrom: string;
  validTo: string;
}

/** What no rule can be, with a sentence each. */
const sound = [
  z.refine<Draft>(({ kind, amount: given }) => kind === 'percentOfBase' || given !== undefined, {
    path: ['amount'],
    error: 'This is required field.',
  }),
  z.refine<Draft>(({ kind, percent }) => kind !== 'percentOfBase' || percent !== undefined, {
    path: ['percent'],
    error: 'This is required field.',
  }),
  z.refine<Draft>(({ kind, amount: given }) => kind !== 'percentOfBase' || given === undefined, {
    path: ['amount'],
    error: 'This rule is a percentage: leave the amount out.',
  }),
  z.refine<Draft>(({ kind, percent }) => kind === 'percentOfBase' || percent === undefined, {
    path: ['percent'],
    error: 'This rule is an amount: leave the percentage out.',
  }),
  z.refine<Draft>(({ amount: given }) => given === undefined || given >= 0, {
    path: ['amount'],
    error: 'Please enter zero or more. To reduce the price, choose Discount.',
  }),
  z.refine<Draft>(({ amount: given }) => given === undefined || given <= MOST, {
    path: ['amount'],
    error: 'Please enter an amount of up to eight digits.',
  }),
  z.refine<Draft>(({ effect, percent }) => effect === 'markup' || percent === undefined || percent <= 100, {
    path: ['percent'],
    error: 'A discount cannot be more than 100 %.',
  }),
  z.refine<Draft>(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
    path: ['validTo'],
    error: 'The last day is before the first day.',
  }),
] as const;

/** Makes or changes a rule. */
export const saveRuleRequest = inSiteCurrency(
  z
    .strictObject({
      /** The rule to be changed; left out, a new one is made. */
      markupId: z.optional(markupIdField),
      /** The version that was read, with `markupId`. */
      version: z.optional(versionField),
      ...draftFields,
      /** True: it was looked at once more, and is saved however unusual (409 RULE_UNUSUAL otherwise). */
      isConfirmed: z._default(z.boolean(), false),
    })
    .check(...sound),
);

/** A rule that is only tried out, and in which list it would stand. */
export const triedRuleRequest = inSiteCurrency(
  z
    .strictObject({
      /** `defaults`, `airlines` or `departures`. */
      list: z.enum(['defaults', 'airlines', 'departures']),
      /** The rule that it would take the place of; left out, it would be a new one. */
      markupId: z.optional(markupIdField),
      ...draftFields,
    })
    .check(...sound),
);

/** Takes a rule away. */
export const deleteRuleRequest = z.strictObject({
  /** The rule, as its list names it. */
  markupId: markupIdField,
});

/** A rule as its editor shows it. */
export const shownRule = priced(
  z.object({
    /** The rule's id. */
    markupId: z.string(),
    /** ISO 4217 code of the amount: the site's. */
    currency: z.string(),
    /** `markup` adds to the price, `discount` takes off. */
    effect: z.enum(markupEffects),
    /** How it is counted. */
    kind: z.enum(markupKinds),
    /** Null of `percentOfBase`. */
    amount: z.nullable(amount),
    /** Null but of `percentOfBase`. */
    percent: z.nullable(z.number()),
    ...conditions,
    /** Whom it is for, in words. */
    groupName: z.string(),
    /** What it is for, in a few words. */
    words: z.string(),
    /** Instant at which it was made; empty of the oldest, of which that was not kept. */
    createdAt: z.string(),
    /** Counts its changes; sent back with one. */
    version: z.number(),
    /** `active`; `planned` and `over` by its days; `hidden` where another always goes before. */
    state: z.enum(['active', 'planned', 'over', 'hidden']),
    /** Why it does not win, in a sentence; empty where it is active and nothing goes before it for a time. */
    note: z.string(),
    /** The rule that hides it; empty where none does. */
    hiddenById: z.string(),
  }),
);
export type ShownRule = z.output<typeof shownRule>;

/** All rules of one kind, the one that goes before first. */
export const ruleList = z.object({
  /** The rules. */
  rules: z.array(shownRule),
  /** What was done to rules of any kind, newest first; at most 50. */
  events: z.array(toldEvent),
});

/** What saving a rule answers. */
export const savedRule = z.object({
  /** The rule as it is now. */
  rule: shownRule,
});
