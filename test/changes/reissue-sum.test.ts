import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reissueSum } from '#functions/changes/reissue/reissue-sum.ts';
import { refundPosting } from '#functions/payments/refunds/refund-lines.ts';

const account = 'supplierPayable:sandbox-gds';

test('one of what is paid and what comes back is zero, and the books of it sum to zero', () => {
  const costs = fc.record({
    fareDifference: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    airlineCharge: fc.nat(100_000),
    fee: fc.nat(100_000),
    gstRate: fc.constantFrom(0, 500, 1800),
  });
  fc.assert(
    fc.property(costs, (sent) => {
      const { lines, minor, toPay } = reissueSum(account, sent);
      const sum = lines.reduce((total, line) => total + line.minor, 0);
      expect(Math.min(minor, toPay)).toBe(0);
      expect(minor - toPay).toBe(sum);
      const posted = refundPosting({ lines, minor: minor - toPay });
      expect(posted.reduce((total, line) => total + line.minor, 0)).toBe(0);
      const paid = posted.find((line) => line.account === account)?.minor ?? 0;
      expect(paid).toBe(sent.fareDifference + sent.airlineCharge);
    }),
  );
});

test('dearer flights with a fee and its tax are paid, line by line', () => {
  const costs = { fareDifference: 30_000, airlineCharge: 20_000, fee: 10_000, gstRate: 1800 };
  const { lines, minor, toPay } = reissueSum(account, costs);
  expect([minor, toPay]).toEqual([0, 61_800]);
  expect(lines.map((line) => [line.kind, line.minor])).toEqual([
    ['fareDifference', -30_000],
    ['airlineCharge', -20_000],
    ['reissueFee', -10_000],
    ['gstOnReissueFee', -1_800],
  ]);
});
