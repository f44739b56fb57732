import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Kept,
  type Part,
  refundLines,
  refundPosting,
  type Sale,
  shareOf,
} from '#functions/payments/refunds/refund-lines.ts';
import { portionOf } from '#shared/money.ts';

const sale: Sale = {
  payable: { account: 'supplierPayable:sandbox-lcc', minor: 950_000 },
  serviceFee: 20_000,
  gst: 3_600,
  tds: 0,
  commission: 50_000,
  convenienceFee: 10_000,
};
const nothingKept: Kept = {
  airlineCharge: 0,
  cancellationFee: 0,
  keepsServiceFee: false,
  keepsConvenienceFee: false,
  gstRate: 1_800,
};
const whole: Part = { before: 0, now: 7, whole: 7 };
const minors = ({ lines }: ReturnType<typeof refundLines>) =>
  Object.fromEntries(lines.map(({ kind, minor }) => [kind, minor]));
const paidFor = ({ payable, serviceFee, gst, tds, commission, convenienceFee, taxedBefore = [] }: Sale) =>
  payable.minor + serviceFee + gst + tds + commission + convenienceFee + sum(taxedBefore);
const sum = (minorsOf: readonly { minor: number }[]) => minorsOf.reduce((total, { minor }) => total + minor, 0);

describe('a refund', () => {
  it('says line by line what was paid, what is kept and what comes back', () => {
    const refund = refundLines(sale, whole, {
      airlineCharge: 300_000,
      cancellationFee: 50_000,
      keepsServiceFee: true,
      keepsConvenienceFee: true,
      gstRate: 1_800,
    });
    expect(minors(refund)).toEqual({
      fare: 1_000_000,
      serviceFee: 20_000,
      gst: 3_600,
      convenienceFee: 10_000,
      airlineCharge: -300_000,
      keptServiceFee: -20_000,
      gstOnKeptServiceFee: -3_600,
      keptConvenienceFee: -10_000,
      cancellationFee: -50_000,
      gstOnCancellationFee: -9_000,
    });
    expect(refund.minor).toBe(641_000);
    const posting = Object.fromEntries(refundPosting(refund).map(({ account, minor }) => [account, minor]));
    expect(posting).toEqual({
      clearing: 641_000,
      'supplierPayable:sandbox-lcc': -650_000,
      commission: -50_000,
      'revenue:serviceFee': -20_000,
      'revenue:convenienceFee': -10_000,
      'revenue:retainedFee': 30_000,
      'revenue:cancellationFee': 50_000,
      'tax:gst': 9_000,
    });
  });

  it('keeps a fee only as far as something is left', () => {
    const refund = refundLines(sale, whole, { ...nothingKept, airlineCharge: 1_000_000, cancellationFee: 50_000 });
    expect(refund.minor).toBeLessThanOrEqual(1);
    expect(minors(refund).cancellationFee! + minors(refund).gstOnCancellationFee!).toBeGreaterThanOrEqual(-33_600);
  });

  it('lets the house bear what an airline keeps beyond what was paid', () => {
    const refund = refundLines(sale, whole, { ...nothingKept, airlineCharge: 2_000_000 });
    expect(minors(refund).airlineCharge).toBe(-1_000_000);
    const posting = refundPosting(refund);
    expect(posting.find(({ account }) => account === sale.payable.account)).toBeUndefined();
    expect(posting.find(({ account }) => account === 'commission')).toBeUndefined();
  });

  it('gives nobody a second time what went back before, and takes it off what the house bears', () => {
    const due = refundLines(sale, whole, nothingKept);
    for (const [given, back] of [
      [300_000, due.minor - 300_000],
      [due.minor + 1, 0],
    ] as const) {
      const refund = refundLines(sale, whole, { ...nothingKept, givenBefore: given });
      expect([minors(refund).givenBefore, refund.minor]).toEqual([back - due.minor, back]);
      const posting = (of: typeof refund) => refundPosting(of).filter(({ account }) => account !== 'clearing');
      expect(posting(refund)).toEqual([...posting(due), { account: 'outsideRefunds', minor: due.minor - back }]);
    }
  });

  it('gives back of a supplying site’s taxes what that site’s papers say, whatever the customer gets', () => {
    const taxed: Sale = { ...sale, commission: 53_600, taxedBefore: [{ account: 'tax:input', minor: -3_600 }] };
    const posted = (taxesBack?: Kept['taxesBack']) => {
      const refund = refundLines(taxed, whole, { ...nothingKept, ...(taxesBack && { taxesBack }) });
      const at = Object.fromEntries(refundPosting(refund).map(({ account, minor }) => [account, minor]));
      return [refund.minor, at['tax:input'], at.commission];
    };
    expect(posted()).toEqual([1_033_600, 3_600, -53_600]);
    expect(posted({ 'tax:input': 0 })).toEqual([1_033_600, undefined, -50_000]);
    expect(posted({ 'tax:input': 1_200, 'tax:tdsCredit': 9 })).toEqual([1_033_600, 1_200, -51_200]);
  });

  it('is of a part of the sale, or of nothing', () => {
    for (const part of [
      { before: 0, now: 0, whole: 7 },
      { before: 4, now: 4, whole: 7 },
      { before: -1, now: 1, whole: 7 },
    ])
      expect(() => refundLines(sale, part, nothingKept)).toThrow(RangeError);
  });
});

const minor = (max: number) => fc.integer({ min: 0, max });
const anySale = fc
  .record({
    fare: fc.integer({ min: 1, max: 9_000_000_000 }),
    commissionShare: fc.integer({ min: -2_000, max: 4_000 }),
    serviceFee: minor(5_000_000),
    gst: minor(900_000),
    tds: minor(900_000),
    convenienceFee: minor(3_000_000),
    // What another site that supplies it took as taxes, of which the tax office gives credit.
    taxes: fc.option(fc.record({ input: minor(900_000), credit: minor(900_000) }), { nil: undefined }),
  })
  .map(({ fare, commissionShare, taxes, ...rest }): Sale => {
    const commission = portionOf(fare, commissionShare);
    const payable = { account: 'supplierPayable:s' as const, minor: fare - commission };
    if (!taxes) return { ...rest, commission, payable };
    return {
      ...{ ...rest, payable, commission: commission + taxes.input + taxes.credit },
      taxedBefore: [
        { account: 'tax:input', minor: 0 - taxes.input },
        { account: 'tax:tdsCredit', minor: 0 - taxes.credit },
      ],
    };
  });
const anyKept = fc.record({
  airlineCharge: minor(9_000_000_000),
  cancellationFee: minor(9_000_000),
  keepsServiceFee: fc.boolean(),
  keepsConvenienceFee: fc.boolean(),
  gstRate: fc.constantFrom(0, 500, 1_800, 2_800),
  // What its supplier's papers say of its taxes, and what went back at the dashboard before.
  taxesBack: fc.record({ 'tax:input': minor(900_000), 'tax:tdsCredit': minor(900_000) }),
  givenBefore: fc.oneof(fc.constant(0), minor(9_000_000_000)),
});
/** The parts of a booking by weight, each cancelled after the other. */
const anyParts = fc.array(fc.integer({ min: 1, max: 4_000_000_000 }), { minLength: 1, maxLength: 18 });
const partsOf = (weights: readonly number[]): Part[] => {
  const all = weights.reduce((total, weight) => total + weight, 0);
  let before = 0;
  return weights.map((now) => {
    const part = { before, now, whole: all };
    before += now;
    return part;
  });
};

describe('whatever is cancelled, in whatever order', () => {
  it('the books post what was forecast, and sum to zero', () => {
    fc.assert(
      fc.property(anySale, anyParts, anyKept, (sold, weights, kept) => {
        for (const part of partsOf(weights)) {
          const refund = refundLines(sold, part, kept);
          const posting = refundPosting(refund);
          expect(sum(posting)).toBe(0);
          expect(posting.find(({ account }) => account === 'clearing')?.minor ?? 0).toBe(refund.minor);
          expect(sum(refund.lines)).toBe(refund.minor);
          for (const { minor: shown, posts } of refund.lines) expect(sum(posts) + shown).toBe(0);
        }
      }),
    );
  });

  it('no part gives back more than was paid for it, nor less than nothing', () => {
    fc.assert(
      fc.property(anySale, anyParts, anyKept, (sold, weights, kept) => {
        for (const part of partsOf(weights)) {
          const { minor: back } = refundLines(sold, part, kept);
          const paid = refundLines(sold, part, nothingKept).minor;
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(paid);
        }
      }),
    );
  });

  it('some passengers and then the rest come to the whole, account by account', () => {
    fc.assert(
      fc.property(
        anySale,
        anyParts,
        fc.boolean(),
        fc.boolean(),
        (sold, weights, keepsServiceFee, keepsConvenienceFee) => {
          const kept = { ...nothingKept, keepsServiceFee, keepsConvenienceFee };
          const totals = new Map<string, number>();
          for (const part of partsOf(weights))
            for (const { account, minor: posted } of refundPosting(refundLines(sold, part, kept)))
              totals.set(account, (totals.get(account) ?? 0) + posted);
          const all = partsOf([weights.reduce((total, weight) => total + weight, 0)])[0]!;
          const atOnce = refundPosting(refundLines(sold, all, kept));
          expect([...totals].filter(([, posted]) => posted !== 0).toSorted()).toEqual(
            atOnce.map(({ account, minor: posted }): [string, number] => [account, posted]).toSorted(),
          );
          if (!keepsServiceFee && !keepsConvenienceFee) expect(totals.get('clearing')).toBe(paidFor(sold));
        },
      ),
    );
  });

  it('a share is no more than the whole of it, and never turns its sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), anyParts, (total, weights) => {
        for (const part of partsOf(weights)) {
          const share = shareOf(total, part);
          expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(total));
          expect(share * total).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
