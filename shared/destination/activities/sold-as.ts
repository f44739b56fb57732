import * as z from 'zod/mini';
import { lineField } from '../../records/record-fields.ts';

/** Lines of what is in an option, and of what is not, at most. */
export const MOST_INCLUDED = 20;
/** Ten days, in minutes. */
const MOST_MINUTES = 14_400;
/** Ninety days, in hours. */
const MOST_CANCEL_HOURS = 2_160;
/** Free cancellation ends so many hours before it begins where nobody said. */
export const USUAL_CANCEL_HOURS = 24;

/** How an option is sold, beside its prices. */
export interface SoldAs {
  durationMinutes: number | null;
  minAge: number | null;
  maxAge: number | null;
  inclusions: string[];
  exclusions: string[];
  capacity: number | null;
  isInstant: boolean;
  cancelHours: number;
}

/** What an option has that nobody said anything of, and what those had that were made before there was any of it. */
export const usualSoldAs: SoldAs = {
  durationMinutes: null,
  minAge: null,
  maxAge: null,
  inclusions: [],
  exclusions: [],
  capacity: null,
  isInstant: false,
  cancelHours: USUAL_CANCEL_HOURS,
};

/** As answers have it. */
export const soldAsShown = {
  /** How long it takes, minutes; null where nobody said. */
  durationMinutes: z.nullable(z.number()),
  /** The youngest that it is for, years; null for any. */
  minAge: z.nullable(z.number()),
  /** The oldest that it is for, years; null for any. */
  maxAge: z.nullable(z.number()),
  /** What is in its price, a thing a line. */
  inclusions: z.array(z.string()),
  /** What is not. */
  exclusions: z.array(z.string()),
  /** Guests, adults and children, that it has room for: at each of its times, or on a day where it has none. Null: no limit. */
  capacity: z.nullable(z.number()),
  /** True: confirmed once it is paid. False: staff confirm it. */
  isInstant: z.boolean(),
  /** Hours before its beginning until which a cancellation gives all back; after that nothing. */
  cancelHours: z.number(),
};

const [NO_DURATION, NO_YEARS] = ['Please enter a duration such as 3:30.', 'Please enter whole years.'];
const [NO_COUNT, NO_HOURS] = ['Please enter a whole number.', 'Please enter whole hours.'];

const age = z.optional(z.nullable(z.int(NO_YEARS).check(z.minimum(0, NO_YEARS), z.maximum(120))));
const lines = z.optional(z.array(lineField(120, 1)).check(z.maxLength(MOST_INCLUDED)));

/** As requests have it; what is left out stays as it stands. */
export const soldAsFields = {
  /** How long it takes, minutes, up to ten days; null where nobody says. */
  durationMinutes: z.optional(z.nullable(z.int(NO_DURATION).check(z.minimum(1, NO_DURATION), z.maximum(MOST_MINUTES)))),
  /** The youngest that it is for, years; null for any. */
  minAge: age,
  /** The oldest that it is for, years; null for any. */
  maxAge: age,
  /** What is in its price, a thing a line. */
  inclusions: lines,
  /** What is not. */
  exclusions: lines,
  /** Guests, adults and children, at each of its times, or on a day where it has none; null for no limit. */
  capacity: z.optional(z.nullable(z.int(NO_COUNT).check(z.minimum(1, NO_COUNT), z.maximum(100_000)))),
  /** True: confirmed once it is paid. False: staff confirm it. */
  isInstant: z.optional(z.boolean()),
  /** Hours before its beginning until which a cancellation gives all back, up to 90 days; 24 of a new one. */
  cancelHours: z.optional(
    z.int(NO_HOURS).check(z.minimum(0, NO_HOURS), z.maximum(MOST_CANCEL_HOURS, 'Please enter at most 2160.')),
  ),
};

/** The oldest is not younger than the youngest. */
export const soundAges = z.refine<{ minAge?: number | null | undefined; maxAge?: number | null | undefined }>(
  ({ minAge, maxAge }) => (minAge ?? 0) <= (maxAge ?? Infinity),
  { path: ['maxAge'], error: 'This is below the minimum.' },
);

/** `3 h 30 min`. */
export function durationWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}

/** `3 h 30 min, ages 5 to 70`: how long it takes and for whom it is; empty where nobody said. */
export function visitWords({ durationMinutes, minAge, maxAge }: SoldAs): string {
  const ages =
    minAge !== null && maxAge !== null
      ? `ages ${minAge} to ${maxAge}`
      : minAge !== null
        ? `from ${minAge} years`
        : maxAge !== null && `up to ${maxAge} years`;
  return [durationMinutes !== null && durationWords(durationMinutes), ages].filter(Boolean).join(', ');
}

/** `12 places, confirmed at once, free cancellation until 24 hours before`. */
export function placesWords({ capacity, isInstant, cancelHours }: SoldAs): string {
  return [
    capacity !== null && (capacity === 1 ? '1 place' : `${capacity} places`),
    isInstant && 'confirmed at once',
    cancelHours === 1 ? 'free cancellation until 1 hour before' : `free cancellation until ${cancelHours} hours before`,
  ]
    .filter(Boolean)
    .join(', ');
}
