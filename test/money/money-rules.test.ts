import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { amount, formatMoney, portionOf, priced, symbolOf, toMajor, toMinor } from '#shared/money.ts';

describe('a portion of an amount', () => {
  it.each([
    [100_000, 1800, 18_000],
    [8333, 1800, 1500],
    [1, 5000, 1],
    [1, 4999, 0],
    [3, 5000, 2],
    [-3, 5000, -2],
    [3, -5000, -2],
    [-3, -5000, 2],
    [250, 10_000, 250],
    [1e15, 10_000, 1e15],
  ])('of %d minor units at %d basis points is %d: half away from zero', (minor, basisPoints, portion) =>
    expect(portionOf(minor, basisPoints)).toBe(portion),
  );

  it.each([
    [0, 1800],
    [100, 0],
    [-1, 1],
    [1, -1],
  ])('of %d at %d is nothing, and has no sign', (minor, basisPoints) =>
    expect(Object.is(portionOf(minor, basisPoints), 0)).toBe(true),
  );

  it('is what whole numbers of any size come to, on either side of what a number holds exactly', () => {
    const wholly = (minor: number, basisPoints: number) =>
      Number((BigInt(minor) * BigInt(basisPoints) + 5000n) / 10_000n);
    const near = fc.integer({ min: -20_000, max: 20_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 0, max: 999_999_999_999 }),
        near,
        (share, any, by) => {
          const edge = Math.floor(Number.MAX_SAFE_INTEGER / share) + by;
          for (const minor of [any, Math.abs(edge), edge * 3])
            expect(portionOf(minor, share)).toBe(wholly(minor, share));
        },
      ),
      { seed: 20261122, numRuns: 5000 },
    );
  });
});

describe('an amount as it is shown', () => {
  it.each([
    [18_425_000, 'INR', '₹\u00a01,84,250.00'],
    [18_425_000, 'USD', '$\u00a0184,250.00'],
    [-150, 'USD', '−$\u00a01.50'],
    [0, 'INR', '₹\u00a00.00'],
    [-1, 'INR', '−₹\u00a00.01'],
    [1_500_000, 'JPY', '¥\u00a01,500,000'],
    [1500, 'KWD', 'KWD\u00a01.500'],
    [99, 'AED', 'AED\u00a00.99'],
  ])('%d of %s: %s', (minor, currency, shown) => {
    expect(formatMoney(minor, currency)).toBe(shown);
    // The second time from what was kept.
    expect(formatMoney(minor, currency)).toBe(shown);
  });

  it('leaves the decimals out on signposts only', () => {
    expect(formatMoney(18_425_049, 'INR', { round: true })).toBe('₹\u00a01,84,250');
    expect(formatMoney(18_425_049, 'INR')).toBe('₹\u00a01,84,250.49');
    expect(formatMoney(1500, 'KWD', { round: true })).toBe('KWD\u00a02');
  });

  it('has the narrow symbol, or the code where there is none', () => {
    expect(['INR', 'USD', 'CAD', 'GBP', 'AED'].map(symbolOf)).toEqual(['₹', '$', '$', '£', 'AED']);
  });

  it('makes the formats of a currency once', () => {
    const first = formatMoney(1, 'CHF');
    const made = vi.spyOn(Intl, 'NumberFormat');
    expect(formatMoney(1, 'CHF')).toBe(first);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});

describe('nothing', () => {
  it('has no sign, on the wire and in the code', () => {
    expect(Object.is(toMajor(-0, 'INR'), 0)).toBe(true);
    expect(Object.is(toMinor(-0.001, 'INR'), 0)).toBe(true);
  });
});

describe('amounts in a priced object', () => {
  const fee = z.object({ price: amount });
  const bill = priced(
    z.object({
      currency: z.string(),
      refund: z.nullable(fee),
      legs: z.array(z.optional(fee)),
      contact: z.union([z.object({ email: z.string() }), z.object({ phone: z.string() })]),
      seat: z.intersection(z.object({ row: z.number() }), z.object({ letter: z.string() })),
    }),
  );
  const rest = { contact: { phone: '98' }, seat: { row: 12, letter: 'A' } };

  it('may be missing as a whole, and what has none in it may be of any kind', () => {
    const inCode = { currency: 'INR', refund: null, legs: [undefined, { price: 150 }], ...rest };
    const onWire = { currency: 'INR', refund: null, legs: [undefined, { price: 1.5 }], ...rest };
    expect(z.encode(bill, inCode)).toEqual(onWire);
    expect(z.decode(bill, onWire)).toEqual(inCode);
    expect(z.encode(bill, { ...inCode, refund: { price: 5 } }).refund).toEqual({ price: 0.05 });
  });

  it('are numbers: a text that looks like one is refused, not converted', () => {
    expect(() => z.encode(bill, { currency: 'INR', refund: { price: '12' as never }, legs: [], ...rest })).toThrow();
  });

  it('keep what adding up leaves behind, however large they are', () => {
    const sum = 100_000_000.1 + 0.1 + 0.1;
    expect(sum).not.toBe(100_000_000.3);
    expect(z.decode(bill, { currency: 'INR', refund: { price: sum }, legs: [], ...rest }).refund).toEqual({
      price: 10_000_000_030,
    });
  });

  it('are taken with a billionth of one left over, and not with more', () => {
    const read = (price: number) =>
      z.safeDecode(bill, { currency: 'INR', refund: { price }, legs: [], ...rest }).success;
    expect([read(1e-9), read(1.1e-9)]).toEqual([true, false]);
  });

  it('stand in no intersection', () => {
    const both = priced(z.object({ currency: z.string(), all: z.intersection(z.object({ name: z.string() }), fee) }));
    expect(() => z.encode(both, { currency: 'INR', all: { name: '', price: 1 } })).toThrow(
      'amounts cannot stand in a intersection',
    );
    // A defect of ours, not of what was sent.
    expect(() => z.safeDecode(both, { currency: 'INR', all: { name: '', price: 1 } })).toThrow('cannot stand');
  });

  it('that are none are said to be wrong as a whole', () => {
    const read = z.safeDecode(bill, { currency: 'INR', refund: { price: 1e30 }, legs: [], ...rest });
    expect(read.error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
      { path: [], message: 'Please enter a valid amount.' },
    ]);
  });
});
