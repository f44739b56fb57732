import * as z from 'zod/mini';
import { isDay } from './is-day.ts';

/** A calendar day that there is, or empty where it is not known. */
export const dayOrEmpty = z._default(
  z.string().check(z.refine((text) => text === '' || isDay(text), 'Please enter a date.')),
  '',
);
