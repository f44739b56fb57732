import * as z from 'zod/mini';
import { amount, priced } from '../../money.ts';
import { catalogueNameField } from '../catalogue-fields.ts';
import { versionField } from '../../version.ts';
import { recordStands } from '../../records/record-fields.ts';

/** What a form is told (spec: destination-management 5). */
export const OPTION_MISSING = 'Please select a tour option';
export const OPTION_TWICE = 'Tour already added';
export const AMOUNT_WRONG = 'Please enter a valid amount';

/** Tour options that a combo has at most. */
export const MOST_IN_COMBO = 8;
/** Major units; more is a slip of the finger. */
const MOST = 99_999_999;

/** A transfer rate of the option or a transfer between areas, by its id; empty for none. */
const transferIdField = z._default(z.string().check(z.maxLength(100)), '');

const comboOption = z.strictObject({
  /** The tour option. */
  tourOptionId: z.string(OPTION_MISSING).check(z.minLength(1, OPTION_MISSING), z.maxLength(60)),
  /** How guests come to it: one of the option's transfer rates or a transfer between areas; empty for none. */
  onwardTransfer: transferIdField,
  /** How they come back. */
  returnTransfer: transferIdField,
});
export type ComboOption = z.output<typeof comboOption>;

/** Its options, of which no two are the same. */
const comboOptions = z
  .array(comboOption)
  .check(z.minLength(1, OPTION_MISSING), z.maxLength(MOST_IN_COMBO), ({ value, issues }) => {
    const seen = new Set<string>();
    for (const [at, { tourOptionId }] of value.entries()) {
      if (seen.has(tourOptionId))
        issues.push({ code: 'custom', input: value, message: OPTION_TWICE, path: [at, 'tourOptionId'] });
      seen.add(tourOptionId);
    }
  });

/** What a combo is to be, but for which one is changed. */
export const comboFields = {
  /** The version that was read, with `id`; left out, whatever stands is changed. */
  version: z.optional(versionField),
  /** What it is called; unlike any other of the site. */
  name: catalogueNameField,
  /** ISO 4217; left out, and never another than, the site's own. */
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** What each adult and each child pays for all of it, its transfers included. */
  amount: z.optional(amount),
  /** The tour options that are sold together. */
  tourOptions: comboOptions,
};

/** A combo has a price. */
export const soundCombo = z.refine<{ amount?: number | undefined }>(
  ({ amount: given }) => given !== undefined && given > 0 && given <= MOST,
  { path: ['amount'], error: AMOUNT_WRONG },
);

/** A combo with what it is made of, as its list and its editor show it. */
export const comboShown = priced(
  z.object({
    /** The combo's id. */
    id: z.string(),
    /** What it is called. */
    name: z.string(),
    /** ISO 4217 code of the amount: the site's. */
    currency: z.string(),
    /** What each adult and each child pays for all of it, its transfers included. */
    amount,
    /** Instant at which it was made. */
    createdAt: z.string(),
    /** What is sold together, in the order that it was put in. */
    tourOptions: z.array(
      z.object({
        /** The tour option. */
        tourOptionId: z.string(),
        /** Its name; empty where it is gone. */
        name: z.string(),
        /** The activity that it is a way to do. */
        activityName: z.string(),
        /** City of the activity. */
        cityId: z.string(),
        /** True where it is no longer sold: the combo is not either. */
        isDeactivated: z.boolean(),
        /** How guests come to it, by id; empty for none. */
        onwardTransfer: z.string(),
        /** The same in words; empty where there is none. */
        onwardTransferName: z.string(),
        /** How they come back, by id; empty for none. */
        returnTransfer: z.string(),
        /** The same in words; empty where there is none. */
        returnTransferName: z.string(),
      }),
    ),
    /** Why it is not sold though it is offered, by what it is made of: `Activity not sold`; empty where it is. */
    notSold: z.string(),
    /** No longer sold, kept for what used it. */
    isDeactivated: z.boolean(),
    /** Counts its changes; sent back with one. */
    version: z.number(),
  }),
);
export type ComboShown = z.output<typeof comboShown>;

/** What saving a combo answers. */
export const savedCombo = z.object({
  /** The combo as it is now. */
  combo: comboShown,
});

/** The combo as somebody else has left it. */
export const comboStands = recordStands(comboShown);
