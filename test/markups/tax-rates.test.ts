import { expect, test } from 'vitest';
import { rateOn } from '#functions/markups/rate-on.ts';
import { statutoryRates } from '#functions/markups/taxes/statutory-rates.ts';

// The law's own dates: see functions/markups/taxes/statutory-rates.ts.
test.each([
  ['IN', 'gst', '2017-06-30', undefined],
  ['IN', 'gst', '2017-07-01', 1800],
  ['IN', 'tds', '2016-05-31', undefined],
  ['IN', 'tds', '2016-06-01', 500],
  ['IN', 'tds', '2020-05-13', 500],
  ['IN', 'tds', '2020-05-14', 375],
  ['IN', 'tds', '2021-03-31', 375],
  ['IN', 'tds', '2021-04-01', 500],
  ['IN', 'tds', '2024-09-30', 500],
  ['IN', 'tds', '2024-10-01', 200],
  ['AE', 'gst', '2017-12-31', undefined],
  ['AE', 'gst', '2018-01-01', 500],
  ['AE', 'tds', '2026-11-21', 0],
] as const)('%s, %s on %s: %s basis points', (country, kind, day, basisPoints) => {
  expect(rateOn(statutoryRates[country]!, kind, day)).toBe(basisPoints);
});
