import * as z from 'zod/mini';
import { isOneLine } from '../one-line.ts';
import { lineField } from '../records/record-fields.ts';

/** A city of the reference data, as `dbCities` names it. */
export const catalogueCityField = z.string().check(z.minLength(1), z.maxLength(120));

/** What a record of the catalogue is called, in any script. */
export const catalogueNameField = lineField(120, 1);

/** Some lines of plain text, up to 4,000 characters; empty for none. */
export const descriptionField = z.string().check(
  z.overwrite((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()),
  z.maxLength(4_000),
  z.refine((text) => text.split('\n').every((line) => isOneLine(line)), 'Please use visible characters.'),
);

/** What is typed to find something. */
export const catalogueSearchField = z._default(z.string().check(z.maxLength(120)), '');

/** A local time of the day, `hh:mm` of 24 hours. */
export const clockTimeField = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:30.'));

/** A local time of the day; empty where there is none. */
export const optionalTimeField = z.union([clockTimeField, z.literal('')], 'Please enter a time such as 09:30.');
