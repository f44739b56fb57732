import { expect, it } from 'vitest';
import { fitsWords, hasWords } from '#functions/lists/fits-words.ts';

it.each([
  ['', 'Desert safari', true],
  ['  ', 'Desert safari', true],
  ['saf', 'Desert safari', true],
  ['SAF des', 'Desert safari', true],
  ['afari', 'Desert safari', false],
  ['saf dune', 'Desert safari', false],
  ['saf', '', false],
])('typed %j finds what is called %j: %s', (typed, called, fits) => {
  expect(fitsWords({ typed, called })).toBe(fits);
});

it('takes beginnings as they are: each begins a word, or nothing is found', () => {
  expect(hasWords('Palm Jumeirah', ['palm', 'jum'])).toBe(true);
  expect(hasWords('Palm Jumeirah', ['palm', 'jumeirahs'])).toBe(false);
  expect(hasWords('Palm Jumeirah', [])).toBe(true);
});
