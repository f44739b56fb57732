import { describe, expect, it } from 'vitest';
import { rupeesInWords } from '#shared/invoices/in-words.ts';
import { LONGEST_NUMBER, paperNumber, seriesOf, yearOfSeries } from '#shared/invoices/number.ts';
import { splitTax } from '#shared/invoices/split-tax.ts';

describe('a paper’s number', () => {
  it('is at most sixteen signs of what the law allows, however many there are', () => {
    for (const [country, n] of [
      ['IN', 1],
      ['IN', 999_999],
      ['IN', 9_999_999],
      ['AE', 9_999_999],
    ] as const) {
      const number = paperNumber(seriesOf('sarathi', ''), yearOfSeries(country, '2026-11-26'), n);
      expect(number).toMatch(/^[A-Z0-9/-]+$/);
      expect(number.length).toBeLessThanOrEqual(LONGEST_NUMBER);
    }
    expect(() => paperNumber('SAR', '26-27', 10_000_000)).toThrow('no more numbers');
  });

  it('counts India’s year from April, elsewhere the calendar’s', () => {
    expect(yearOfSeries('IN', '2026-03-31')).toBe('25-26');
    expect(yearOfSeries('IN', '2026-04-01')).toBe('26-27');
    expect(yearOfSeries('IN', '2099-12-31')).toBe('99-00');
    expect(yearOfSeries('AE', '2026-03-31')).toBe('2026');
  });

  it('begins with three signs of the site, one of them a kind’s own', () => {
    expect([seriesOf('sarathi', ''), seriesOf('sarathi', 'C'), seriesOf('q-1', '')]).toEqual(['SAR', 'SAC', 'Q1X']);
  });
});

describe('the tax on a line', () => {
  const states = { seller: '32', buyer: '32' };
  it('is CGST and SGST within a state, which add up to it, and IGST between two', () => {
    expect(splitTax({ taxable: 90_050, tax: 16_209, name: 'GST', states })).toEqual([
      { name: 'CGST', rate: 9, minor: 8104 },
      { name: 'SGST', rate: 9, minor: 8105 },
    ]);
    expect(splitTax({ taxable: 90_000, tax: 16_200, name: 'GST', states: { ...states, buyer: '29' } })).toEqual([
      { name: 'IGST', rate: 18, minor: 16_200 },
    ]);
  });

  it('is the country’s own elsewhere, and none where there is none', () => {
    expect(splitTax({ taxable: 10_000, tax: 500, name: 'VAT' })).toEqual([{ name: 'VAT', rate: 5, minor: 500 }]);
    expect(splitTax({ taxable: 10_000, tax: 0, name: 'GST', states })).toEqual([]);
  });
});

it('a total is said in rupees as India counts', () => {
  expect(rupeesInWords(8_057_200)).toBe('Rupees eighty thousand five hundred and seventy-two only');
  expect(rupeesInWords(123_456_789_05)).toBe(
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine and paise five only',
  );
  expect(rupeesInWords(100_005_00)).toBe('Rupees one lakh and five only');
  expect(rupeesInWords(0)).toBe('Rupees zero only');
});
