import { expect, test } from 'vitest';
import type { TransferRate } from '#shared/destination/rates/rate-shown.ts';
import { lossesOfRate, marginOfRate } from '#web/destination/rates/margin-of-rate.ts';
import { marginOf, priceTyped, valuesOf } from '#web/destination/rates/rate-form.ts';
import { ticket, transfer } from './made-rates.ts';

const beginning = { marketId: 'INDIA', transferType: 'return', sharingBasis: 'SIC' } as const;

/** What the dialog reckons, of the fields as they stand when a rate is opened. */
const inDialog = (rate: TransferRate, typed: { adultAmount?: string } = {}) => {
  const values = { ...valuesOf(rate, beginning, 'USD'), ...typed };
  return marginOf(priceTyped(values, 'amount'), values.cost, 'USD');
};

test('a seat leaves what an adult pays for it above its cost, not what its amount says', () => {
  const rate = transfer('SEAT', { amount: 3_500, adultAmount: 5_000, cost: 4_000 });
  expect(marginOfRate(rate)).toBe('margin 20 %');
  expect(inDialog(rate)).toEqual({ minor: 1_000, basisPoints: 2_000 });
});

test('a seat that adults pay as it stands leaves its amount above its cost', () => {
  const rate = transfer('SEAT', { amount: 5_000, cost: 4_000 });
  expect(marginOfRate(rate)).toBe('margin 20 %');
  for (const adultAmount of ['', '  '])
    expect(inDialog(rate, { adultAmount })).toEqual({ minor: 1_000, basisPoints: 2_000 });
});

test('a seat that adults have for nothing is a loss', () => {
  const rate = transfer('SEAT', { amount: 5_000, adultAmount: 0, cost: 4_000 });
  expect(marginOfRate(rate)).toBe('below cost');
  expect(inDialog(rate)).toEqual({ minor: -4_000, basisPoints: undefined });
});

test('a vehicle is sold at its amount, whatever an adult was to pay before', () => {
  const rate = transfer('CAR', { isPerPax: false, amount: 5_000, adultAmount: 9_000, cost: 4_000 });
  expect(marginOfRate(rate)).toBe('margin 20 %');
  expect(inDialog(rate)).toEqual({ minor: 1_000, basisPoints: 2_000 });
});

test('a ticket leaves what each age pays above what that age costs', () => {
  const rate = ticket('T', { adultAmount: 5_000, childAmount: 3_000, adultCost: 4_000 });
  expect(marginOfRate(rate)).toBe('margin 20 %');
  expect(priceTyped(valuesOf(rate, beginning, 'USD'), 'childAmount')).toBe('30.00');
});

test('each age below its cost is said as loud as while it is typed, and none that is not', () => {
  const rate = ticket('SAFARI', { adultAmount: 20_000, adultCost: 15_000, childAmount: 9_000, childCost: 9_500 });
  expect(lossesOfRate(rate, 'USD')).toEqual(['Child $\u00a05.00 below its cost (5.6 %)']);
  expect(lossesOfRate(transfer('CAR', { amount: 24_000, cost: 25_000 }), 'USD')).toEqual([
    '$\u00a010.00 below its cost (4.2 %)',
  ]);
  expect(lossesOfRate(transfer('CAR', { amount: 25_000, cost: 25_000 }), 'USD')).toEqual([]);
});
