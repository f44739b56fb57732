import * as z from 'zod/mini';
import { isDay } from '../../flights/is-day.ts';
import { html } from './lines.ts';

const dayOrNone = z.string().check(z.refine((text) => text === '' || isDay(text), 'Please enter a date.'));

/** The notice that opens over the site's pages. */
export const noticePart = z
  .strictObject({
    /** HTML of the notice; empty for none. */
    popupAlert: html(10_000),
    /** Hours until it is shown to the same browser again, 1 to 720. */
    popupFrequency: z.int().check(z.minimum(1), z.maximum(720)),
    /** The first day it is shown, by the site's days; empty: at once. */
    popupFrom: dayOrNone,
    /** The last day it is shown; empty: until it is taken away. */
    popupTo: dayOrNone,
  })
  .check(
    z.refine(({ popupFrom, popupTo }) => !popupFrom || !popupTo || popupFrom <= popupTo, {
      path: ['popupTo'],
      message: 'The last day is before the first.',
    }),
  );
