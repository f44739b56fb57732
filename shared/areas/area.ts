import * as z from 'zod/mini';
import { isOneLine } from '../one-line.ts';

/** What a form without a name is told (spec: destination-management 5). */
export const NAME_MISSING = 'Please fill the name';

/** An area's id as requests carry it. */
export const areaIdField = z.string().check(z.minLength(1), z.maxLength(40));

/** An area's name on one line, 1 to 80 characters in any script; spaces between words count once. */
export const areaNameField = z.string(NAME_MISSING).check(
  z.overwrite((text) => text.normalize('NFC').trim().replace(/\s+/g, ' ')),
  z.minLength(1, NAME_MISSING),
  z.maxLength(80),
  z.refine(isOneLine, 'Please use visible characters, on one line.'),
);

/** An area as calls answer it. */
export const areaRow = z.object({
  /** The area's id. */
  id: z.string(),
  /** What it is called; unlike any other of its city, whatever the case of its letters. */
  name: z.string(),
  /** Where it is. */
  city: z.object({
    /** Id of the city in the reference data. */
    id: z.string(),
    /** The city's name. */
    city: z.string(),
    /** The country's name. */
    country: z.string(),
  }),
  /** No longer offered, kept for what uses it. */
  isDeactivated: z.boolean(),
  /** Counts its changes; sent back with one. */
  version: z.number(),
  /** Instant (ISO 8601, UTC) at which it was made. */
  createdAt: z.string(),
});
export type AreaRow = z.output<typeof areaRow>;
