import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Where sizes are words: what `web/ui/text.ts` says, and the kit that it is part of. */
const NAMES_SIZES = /^web\/ui\//;

/** Whose letters have a size that nothing else of the site has. */
const exceptions = new Set([
  'web/bookings/ticket/flight-legs.tsx', // the e-ticket's paper
  'web/flights/search/calendar.tsx', // cells as narrow as a zoomed phone's
  'web/flights/search/cell-styles.ts', // a field as large as its value, under a thumb too
  'web/flights/search/route-drawing.tsx', // a drawing
  'web/users/customers/customer-text.tsx', // as high as Fluent's badge
  'web/users/route-map.tsx', // a drawing
]);

const sources = readdirSync('web', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
const namesSize = (file: string) => /\b(fontSize|lineHeight)\b/.test(readFileSync(file, 'utf8'));

it('names no size of letters or lines in a domain: that is a word of web/ui/text.ts', () => {
  const files = sources.filter((file) => !NAMES_SIZES.test(file) && !exceptions.has(file));
  expect(files.filter(namesSize)).toEqual([]);
});

it('has no exception that nothing needs', () => {
  expect([...exceptions].filter((file) => !namesSize(file))).toEqual([]);
});
