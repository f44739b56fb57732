import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';
import { markupKinds } from './model.ts';

/** What an agency adds for its own customers. */
export const ownMarkupShown = priced(
  z.object({
    /** ISO 4217 code of the amount: the site's. */
    currency: z.string(),
    /** How it is counted. */
    kind: z.enum(markupKinds),
    /** Null of `percentOfBase`. */
    amount: z.nullable(amount),
    /** Null but of `percentOfBase`. */
    percent: z.nullable(z.number()),
    /** Whether results and new tickets have it. */
    isOn: z.boolean(),
  }),
);
export type OwnMarkupShown = z.output<typeof ownMarkupShown>;
