import { describe, expect, it } from 'vitest';
import { draftOf, valuesOf as transferValues } from '#web/areas/transfer-form.ts';
import { requestOf, valuesOf } from '#web/destination/rates/rate-form.ts';
import { readAmount as readMarkup, readPercent } from '#web/markups/read-value.ts';
import { readAmount } from '#web/ui/form/read-amount.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['1250', 125_000],
    [' 1,250.50 ', 125_050],
    ['1,00,000', 10_000_000],
    ['12,34,567.8', 123_456_780],
    ['1 250', 125_000],
    ['999999999.99', 99_999_999_999],
    ['0', 0],
    ['', null],
    ['  ', null],
  ])('%o is %o', (typed, minor) => {
    expect(readAmount(typed, 'INR')).toBe(minor);
  });

  it.each(['1,50', '1,5', '12,50,5', '1.250,50', ',500', '5,', '1,,000', '1,0000'])(
    'with a comma that groups nothing, %o, is none: it is not a hundred times as much',
    (typed) => {
      expect(readAmount(typed, 'INR')).toBeUndefined();
      expect(readMarkup(typed, 'INR')).toBeUndefined();
    },
  );

  it.each(['1e3', '-5', '+5', '0x10', '٥', '1.', '.5', '1.005', 'much', '1234567890', 'Infinity', '1.5.1'])(
    '%o is none',
    (typed) => {
      expect(readAmount(typed, 'INR')).toBeUndefined();
    },
  );

  it('has as many decimals as its currency, and no more', () => {
    expect(readAmount('1.234', 'KWD')).toBe(1234);
    expect(readAmount('1.2345', 'KWD')).toBeUndefined();
    expect(readAmount('1,250', 'KWD')).toBe(1_250_000);
    expect(readAmount('1250', 'JPY')).toBe(1250);
    expect(readAmount('1250.0', 'JPY')).toBeUndefined();
  });
});

it('what is added to a price has eight digits at most, and may be nothing only as zero', () => {
  expect(readMarkup('12345678', 'INR')).toBe(1_234_567_800);
  for (const typed of ['123456789', '']) expect(readMarkup(typed, 'INR'), typed).toBeUndefined();
});

it('a percentage has two places at most, and no comma among them', () => {
  expect(readPercent('2.25 %')).toBe(2.25);
  expect(readPercent('1,250')).toBe(1250);
  for (const typed of ['2,5', '2.255', '-1', '']) expect(readPercent(typed), typed).toBeUndefined();
});

describe('a decimal comma is no grouping in what the destination desk prices', () => {
  it('of a transfer between areas', () => {
    const draft = (amount: string) => draftOf({ ...transferValues(undefined), amount }, false, 'USD');
    expect(draft('1,50').draft.amount).toBeLessThan(0);
    expect(draft('1,500.5').draft.amount).toBe(150_050);
    expect(draft('1.505').errors.amount).toBe('Please use at most 2 decimals.');
  });

  it('of a rate', () => {
    const beginning = { marketId: 'm', transferType: 'return', sharingBasis: 'SIC' } as const;
    const values = valuesOf(undefined, beginning, 'USD');
    const rate = (adultAmount: string) => requestOf('ticket', { ...values, adultAmount, childAmount: '1' }, 'o', 'USD');
    expect(rate('1,50')).toMatchObject({ errors: { adultAmount: 'Please enter an amount with at most 2 decimals.' } });
    expect(rate('1,500.5')).toMatchObject({ request: { adultAmount: 150_050 } });
  });
});
