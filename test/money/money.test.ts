import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { amount, exponentOf, priced, toMajor, toMinor } from '#shared/money.ts';

const currency = fc.constantFrom('INR', 'USD', 'JPY', 'KWD', 'AED', 'BHD', 'VND');
const minorUnits = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
const seeded = { seed: 20261121, numRuns: 2000 };

describe('an amount', () => {
  it('comes back from the wire as it went, to the last unit', () => {
    fc.assert(
      fc.property(
        minorUnits,
        currency,
        (minor, code) =>
          toMinor(toMajor(minor, code), code) === minor &&
          toMinor(JSON.parse(JSON.stringify(toMajor(minor, code))) as number, code) === minor,
      ),
      seeded,
    );
  });

  it('stands on the wire as the nearest number to its decimal', () => {
    fc.assert(
      fc.property(
        minorUnits,
        currency,
        (minor, code) => toMajor(minor, code) === (minor === 0 ? 0 : Number(`${minor}e-${exponentOf(code)}`)),
      ),
      seeded,
    );
  });

  it.each([
    [1e-7, 0],
    [-1e-9, 0],
    [1.5e-6, 0],
    [5e-3, 1],
    [1e2, 10_000],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-0.01, -1],
  ])('%d rupees are %d paise, however they are written', (major, minor) => expect(toMinor(major, 'INR')).toBe(minor));

  it.each([1e30, -1e30, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 1e13, 2 ** 53])('%d is none', (major) =>
    expect(() => toMinor(major, 'INR')).toThrow(RangeError),
  );
});

describe('a priced object', () => {
  const line = z.object({ label: z.string(), price: amount, names: z.array(z.string()) });
  const sale = priced(
    z.object({
      currency: z.string(),
      total: amount,
      tip: z.optional(amount),
      due: z.nullable(amount),
      lines: z.array(line),
      byDay: z.record(z.string(), amount),
      seats: z.object({ left: z.number() }),
      count: z._default(z.number(), 1),
    }),
  );
  const inCode = {
    currency: 'INR',
    total: 1005,
    tip: 1,
    due: null,
    lines: [{ label: 'Fare', price: -250, names: ['a'] }],
    byDay: { '2026-12-01': 99 },
    seats: { left: 3 },
    count: 2,
  };
  const onWire = {
    currency: 'INR',
    total: 10.05,
    tip: 0.01,
    due: null,
    lines: [{ label: 'Fare', price: -2.5, names: ['a'] }],
    byDay: { '2026-12-01': 0.99 },
    seats: { left: 3 },
    count: 2,
  };

  it('converts every amount, wherever it stands, and nothing else', () => {
    expect(z.encode(sale, inCode)).toEqual(onWire);
    expect(z.decode(sale, onWire)).toEqual(inCode);
    const { tip: _, ...without } = inCode;
    expect(z.encode(sale, without)).not.toHaveProperty('tip');
  });

  it('takes no decimals that the currency does not have, but for what adding up in floating point leaves behind', () => {
    const errorOf = (currencyCode: string, total: number) =>
      z.safeDecode(sale, { ...onWire, currency: currencyCode, total, tip: 0, lines: [], byDay: {} }).error?.issues[0]
        ?.message;
    expect([
      errorOf('INR', 2609.001),
      errorOf('INR', 0.005),
      errorOf('JPY', 100.5),
      errorOf('KWD', 1.0005),
      errorOf('INR', 1e14),
    ]).toEqual(Array(5).fill('Please enter a valid amount.'));
    expect([
      errorOf('INR', 0.1 + 0.2),
      errorOf('INR', 2609.01),
      errorOf('KWD', 1.005),
      errorOf('INR', 92_000.1 + 18_400.2),
    ]).toEqual(Array(4).fill(undefined));
    expect(z.decode(sale, { ...onWire, total: 0.1 + 0.2 }).total).toBe(30);
  });

  it('leaves what it was given unchanged', () => {
    const given = structuredClone(inCode);
    z.encode(sale, given);
    expect(given).toEqual(inCode);
  });

  it.each([1e30, -1e25, 1e13])('with %d in it is bad input, not a defect', (total) => {
    for (const wrong of [
      { ...onWire, total },
      { ...onWire, lines: [{ label: '', price: total, names: [] }] },
    ]) {
      const read = z.safeDecode(sale, wrong);
      expect(read.success).toBe(false);
      expect(read.error?.issues[0]?.message).toBe('Please enter a valid amount.');
    }
  });

  it('cannot be declared with amounts where they would stay unconverted', () => {
    const either = priced(z.object({ currency: z.string(), price: z.union([amount, z.string()]) }));
    expect(() => z.encode(either, { currency: 'INR', price: 100 })).toThrow('amounts cannot stand in a union');
  });
});
