import { expect, test } from 'vitest';
import { dialCodeOf, dialCodes } from '#web/ui/phone-numbers.ts';

test('every country that can be called has a dial code, its own or one it shares', () => {
  expect(['IN', 'AE', 'US', 'CA', 'KZ', 'GG'].map(dialCodeOf)).toEqual(['+91', '+971', '+1', '+1', '+7', '+44']);
  expect(dialCodeOf('ZZ')).toBeUndefined();
});

test('a dial code is listed once, under its main country, India first', () => {
  const codes = dialCodes().map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(dialCodes()[0]).toEqual({ country: 'IN', name: 'India', code: '+91' });
  expect(dialCodes().find(({ code }) => code === '+1')?.country).toBe('US');
});
