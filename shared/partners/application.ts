import * as z from 'zod/mini';
import { filledLine } from '../site/parts/lines.ts';
import { emailField } from '../users/fields.ts';
import { categoryField } from './fields.ts';

/** Characters of what a supplier says of itself. */
export const LONGEST_ABOUT = 600;

/** What others will read of a site that wants to supply them. */
export const supplierDetails = z.strictObject({
  /** What it lets others sell; at least one, each of them a module of the site's. */
  categories: z.array(categoryField).check(
    z.minLength(1, 'Please choose at least one category.'),
    z.maxLength(3),
    z.refine((all) => new Set(all).size === all.length, 'Please list each category once.'),
  ),
  /** What it sells, in plain words, which are shown as they were typed. */
  about: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please say what others can sell.'),
      z.maxLength(LONGEST_ABOUT, `Please use at most ${LONGEST_ABOUT} characters.`),
    ),
  /** Whom to ask for. */
  contactName: filledLine(80),
  /** Their address. */
  contactEmail: emailField,
  /** Their number, with its dial code. */
  contactPhone: filledLine(30),
});
export type SupplierDetails = z.output<typeof supplierDetails>;

/**
 * Where an application stands. `Draft`: its terms are not accepted. `Pending`: the platform has not decided. `Listed`: others
 * find it. `Declined`: they do not.
 */
export const applicationStates = ['Draft', 'Pending', 'Listed', 'Declined'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** A site's application to supply others. */
export const applicationShown = z.object({
  ...supplierDetails.shape,
  /** Where it stands. */
  state: z.enum(applicationStates),
  /** Version of the terms that were accepted; empty for none. */
  acceptedVersion: z.string(),
  /** When they were, ISO 8601 in UTC; empty for never. */
  acceptedAt: z.string(),
  /** Who accepted them, by name; empty for nobody. */
  acceptedBy: z.string(),
  /** When the platform decided, ISO 8601 in UTC; empty for never. */
  decidedAt: z.string(),
});
