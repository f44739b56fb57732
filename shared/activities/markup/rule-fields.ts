import * as z from 'zod/mini';
import { boundField, percentField } from '../../markups/fields.ts';
import { markupKinds } from '../../markups/model.ts';
import { amount, priced } from '../../money.ts';
import { inSiteCurrency } from '../../site-currency.ts';
import { versionField } from '../../version.ts';

/** Major units; more is a slip of the finger. */
const MOST = 99_999_999;

/** A rule's id as requests carry it. */
export const activityRuleIdField = z.string().check(z.minLength(1), z.maxLength(40));

/** What rules ask about. Empty: holds for all. */
const conditions = {
  /** An activity of the site; a combo is none. */
  activityId: z._default(z.string().check(z.maxLength(60)), ''),
  /** A city that the site has activities in; left out of a rule for an activity, which is where it is. */
  cityId: z._default(z.string().check(z.maxLength(120)), ''),
  /** Of the site's rules, a markup group's id, `RETAIL` for whoever is in none, or empty for every customer. */
  groupId: z._default(z.string().check(z.maxLength(40)), ''),
  /** First day of the visit. */
  validFrom: boundField,
  /** Last day of the visit. */
  validTo: boundField,
};

interface Draft {
  kind: (typeof markupKinds)[number];
  amount?: number | undefined;
  percent?: number | undefined;
  validFrom: string;
  validTo: string;
}

const NEEDED = 'This is required field.';

/** Makes or changes a rule. */
export const addActivityRuleRequest = inSiteCurrency(
  z
    .strictObject({
      /** The rule to be changed; left out, a new one is made. */
      id: z.optional(activityRuleIdField),
      /** The version that was read, with `id`; left out, whatever stands is changed. */
      version: z.optional(versionField),
      /** How it is counted: per adult and child, per item of a cart, or in percent of what it is added to. */
      kind: z.enum(markupKinds),
      /** ISO 4217; left out, and never another than, the site's own. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** Of `perPassenger` and `perBooking`. */
      amount: z.optional(amount),
      /** Of `percentOfBase`, with two places, at most 1,000. */
      percent: z.optional(percentField(1000)),
      ...conditions,
      /** Switched off, it holds for nothing until it is switched on. */
      isOn: z._default(z.boolean(), true),
    })
    .check(
      z.refine<Draft>(({ kind, amount: given }) => (kind === 'percentOfBase') === (given === undefined), {
        path: ['amount'],
        error: ({ input }) =>
          (input as Draft).kind === 'percentOfBase' ? 'This rule is a percentage: leave the amount out.' : NEEDED,
      }),
      z.refine<Draft>(({ kind, percent }) => (kind === 'percentOfBase') === (percent !== undefined), {
        path: ['percent'],
        error: ({ input }) =>
          (input as Draft).kind === 'percentOfBase' ? NEEDED : 'This rule is an amount: leave the percentage out.',
      }),
      z.refine<Draft>(({ amount: given = 0 }) => given >= 0 && given <= MOST, {
        path: ['amount'],
        error: 'Please enter zero or more, of up to eight digits.',
      }),
      z.refine<Draft>(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
        path: ['validTo'],
        error: 'The last day is before the first day.',
      }),
    ),
);

/** A rule as its editor shows it. */
export const activityRuleShown = priced(
  z.object({
    /** The rule's id. */
    id: z.string(),
    /** ISO 4217 code of the amount: the site's. */
    currency: z.string(),
    /** How it is counted. */
    kind: z.enum(markupKinds),
    /** Null of `percentOfBase`. */
    amount: z.nullable(amount),
    /** Null but of `percentOfBase`. */
    percent: z.nullable(z.number()),
    ...conditions,
    /** Whether it holds at all. */
    isOn: z.boolean(),
    /** What it is for, in a few words: `Markup of 10 %: Every customer, Dubai`. */
    words: z.string(),
    /** City of its activity, or its own; empty for all. */
    ofCityId: z.string(),
    /** Instant at which it was made. */
    createdAt: z.string(),
    /** Counts its changes; sent back with one. */
    version: z.number(),
    /** `active`; `off` where it is switched off; `planned` and `over` by its days; `hidden` where another always goes before. */
    state: z.enum(['active', 'off', 'planned', 'over', 'hidden']),
    /** Why it does not win, in a sentence; empty where it does and nothing goes before it for a time. */
    note: z.string(),
    /** The rule that hides it; empty where none does. */
    hiddenById: z.string(),
  }),
);
export type ActivityRuleShown = z.output<typeof activityRuleShown>;
