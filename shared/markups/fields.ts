import * as z from 'zod/mini';
import { day } from '../flights/search-query.ts';
import { isOneLine } from '../one-line.ts';

/** A markup group's id as requests carry it. */
export const groupIdField = z.string().check(z.minLength(1), z.maxLength(40));

/** A rule's id as requests carry it. */
export const markupIdField = z.string().check(z.minLength(1), z.maxLength(40));

/** A company's id; of a customer without one, the user's; of an API consumer `SITE#` and its short name. */
export const leIdField = z.string().check(z.minLength(1), z.maxLength(140));

/** A group's name on one line, 1 to 60 characters in any script; spaces between words count once. */
export const groupNameField = z.string().check(
  z.overwrite((text) => text.normalize('NFC').trim().replace(/ +/g, ' ')),
  z.minLength(1),
  z.maxLength(60),
  z.refine(isOneLine, 'Please use visible characters, on one line.'),
);

/** Percent with two places, zero or more. */
export const percentField = (most: number) =>
  z.number().check(
    z.minimum(0, 'Please enter zero or more.'),
    z.maximum(most, `Please enter at most ${most}.`),
    z.refine((percent) => toPercent(toBasisPoints(percent)) === percent, 'Please use at most two decimals.'),
  );

/** Percent → basis points, 1/100 of a percent. */
export const toBasisPoints = (percent: number): number => Math.round(percent * 100);
/** Basis points → percent. */
export const toPercent = (basisPoints: number): number => basisPoints / 100;

/** IATA designator of an airline in capitals; empty for all. */
export const airlineField = z._default(
  z.string().check(
    z.overwrite((text) => text.trim().toUpperCase()),
    z.refine(
      (text) => text === '' || /^[A-Z0-9]{2}$/.test(text),
      'Please enter a two-character airline code, such as 6E.',
    ),
  ),
  '',
);

/** A day that a rule begins or ends on; empty for no bound. */
export const boundField = z._default(
  z.string().check(z.refine((text) => text === '' || isRealDay(text), 'Please enter a date.')),
  '',
);

/** Whether a text is a calendar day that there is. By the schema that searches have: browsers hold it already. */
export const isRealDay = (text: string): boolean => z.safeParse(day, text).success;
