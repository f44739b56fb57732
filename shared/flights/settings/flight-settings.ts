import * as z from 'zod/mini';
import { priced } from '../../money.ts';
import { flightsPart } from './flights-part.ts';
import { versionField } from '../../version.ts';

/** The settings of a site's flights as their page shows them: what the calls answer, and what a conflict says to stand. */
export const flightSettings = priced(
  z.object({
    /** The version that a save must name; 0 as long as it stands as the site was made. */
    version: versionField,
    /** When they were changed last; empty: never since the site was made. */
    changedAt: z.string(),
    /** Who changed them last, by their name of today. */
    changedBy: z.string(),
    /** ISO 4217 code of the amounts: the site's own. */
    currency: z.string(),
    /** What stands. */
    value: flightsPart,
    /** The latest changes, newest first. */
    events: z.array(
      z.object({
        /** When it was changed. */
        at: z.string(),
        /** Who changed it, by their name of today. */
        by: z.string(),
        /** What was changed, in words. */
        text: z.string(),
        /** Field by field, what stood there and what stands there since. */
        changes: z.array(
          z.object({
            /** Which field, as people call it. */
            field: z.string(),
            /** What stood there. */
            from: z.string(),
            /** What stands there since. */
            to: z.string(),
          }),
        ),
      }),
    ),
  }),
);
export type FlightSettingsShown = z.output<typeof flightSettings>;
