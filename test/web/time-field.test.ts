import { expect, it } from 'vitest';
import { tidyTime } from '#web/ui/form/time-field.tsx';

it.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  [' 14.05 ', '14:05'],
  ['23:59', '23:59'],
  ['', ''],
  // What is no time stays as it was typed, for the form to say so.
  ['25:00', '25:00'],
  ['12:75', '12:75'],
  ['9:30 PM', '9:30 PM'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyTime(typed)).toBe(kept);
});
