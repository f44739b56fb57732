import * as z from 'zod/mini';
import { html } from './lines.ts';

/** Characters of a policy at most. */
export const LONGEST_POLICY = 40_000;
/** UTF-8 bytes of all together at most: they and what stood before are kept in one row. */
const MOST_BYTES = 150_000;

/** The site's own policies; an empty one: the text that every site begins with. */
export const policiesPart = z
  .strictObject({
    /** HTML of the terms and conditions. */
    terms: html(LONGEST_POLICY),
    /** HTML of the privacy policy. */
    privacy: html(LONGEST_POLICY),
    /** HTML of the policy of cancellations, returns and refunds. */
    cancellation: html(LONGEST_POLICY),
    /** HTML of what it means to sell this site's inventory by links or keys. */
    partnerProgram: z._default(html(LONGEST_POLICY), ''),
  })
  .check(
    z.refine(
      (all) => new TextEncoder().encode(Object.values(all).join('')).length <= MOST_BYTES,
      'The policies together are too long.',
    ),
  );
export type Policies = z.output<typeof policiesPart>;
