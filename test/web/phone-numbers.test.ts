import { expect, test } from 'vitest';
import { countryOf, dialCodeOf, dialCodes } from '#web/ui/form/phone-numbers.ts';

test('every country that can be called has a dial code, its own or one it shares', () => {
  expect(['IN', 'AE', 'US', 'CA', 'KZ', 'GG'].map(dialCodeOf)).toEqual(['+91', '+971', '+1', '+1', '+7', '+44']);
  expect(dialCodeOf('ZZ')).toBeUndefined();
});

test('every country is listed once by itself, India first', () => {
  const listed = dialCodes().map(({ country }) => country);
  expect(new Set(listed).size).toBe(listed.length);
  expect(dialCodes()[0]).toEqual({ country: 'IN', name: 'India', code: '+91' });
  for (const country of ['US', 'CA', 'GB', 'GG', 'RU', 'KZ']) expect(listed).toContain(country);
  for (const country of ['PK', 'AF', 'IQ', 'IR', 'KP', 'PS']) expect(listed).not.toContain(country);
});

test('a shared dial code is the picked country’s, else its main one’s', () => {
  expect(countryOf('+1', 'CA')).toBe('CA');
  expect(countryOf('+1')).toBe('US');
  expect(countryOf('+1', 'IN')).toBe('US');
  expect(countryOf('+971')).toBe('AE');
  expect(countryOf('+92')).toBeUndefined();
});
