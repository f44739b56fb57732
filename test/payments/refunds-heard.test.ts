import { leftOf } from '#functions/payments/refunds/left-of.ts';
import { describe, expect, it } from 'vitest';
import {
  askedAgain,
  bookedOutside,
  goneBack,
  isUnderWayOutside,
  refundedOutside,
  refundsHeard,
} from '#functions/payments/gateways/refunds-heard.ts';
import type { GatewayRefund } from '#functions/payments/gateways/payment-gateway.ts';
import type { RefundRecord } from '#functions/payments/model.ts';

const AT = '2026-11-21T04:00:00.000Z';
const LATER = '2026-11-22T04:00:00.000Z';
const PAID = 1000;
const heardOf = (refundId: string, more: Partial<GatewayRefund> = {}): GatewayRefund => ({
  ...{ refundId, reference: `ref-${refundId}`, minor: 300, state: 'done', isOurs: false },
  ...more,
});
const record = (more: Partial<RefundRecord> = {}): RefundRecord => ({
  ...{ paymentId: 'P1', reference: 'ref', minor: 300, state: 'done', isOurs: false, at: AT },
  ...more,
});
const hear = (
  before: Record<string, RefundRecord>,
  heard: readonly GatewayRefund[],
  credited: number | undefined = PAID,
  at = LATER,
) => refundsHeard(before, { paymentId: 'P1', minor: PAID, credited }, heard, at);

describe('what is known of a payment’s refunds', () => {
  it('went back, or is about to: all of this payment but what failed', () => {
    const refunds = {
      a: record({ minor: 100 }),
      b: record({ minor: 20, state: 'underWay' }),
      c: record({ minor: 3, state: 'failed' }),
      d: record({ minor: 4000, paymentId: 'P2' }),
    };
    expect(goneBack(refunds, 'P1')).toBe(120);
    expect(goneBack(refunds, 'P2')).toBe(4000);
    expect(goneBack({}, 'P1')).toBe(0);
  });

  it('was booked as given back at the dashboard: of one payment, of what paid an order, of all where none did', () => {
    const refunds = { a: record({ booked: 100 }), b: record(), c: record({ booked: 20, paymentId: 'P2' }) };
    expect(bookedOutside(refunds, 'P1')).toBe(100);
    expect(bookedOutside(refunds, 'P2')).toBe(20);
    const paidBy = { method: 'gateway', gateway: 'razorpay', paymentId: 'P1' } as const;
    expect(refundedOutside({ refunds }, {})).toBe(120);
    expect(refundedOutside({ refunds }, { paidBy: { method: 'wallet', spenderId: 'U1' } })).toBe(120);
    expect(refundedOutside({ refunds }, { paidBy })).toBe(100);
    expect([refundedOutside({}, { paidBy }), refundedOutside(undefined, {})]).toEqual([0, 0]);
  });

  it('takes nothing off what is left of an order that it did not pay for', () => {
    const refunds = { a: record({ booked: 100 }), b: record({ booked: 20, paymentId: 'P2' }) };
    const paidBy = { method: 'gateway', gateway: 'razorpay', paymentId: 'P1' } as const;
    expect(leftOf({ amount: 150, paidBy }, { refunds })).toBe(50);
    expect(leftOf({ amount: 150, paidBy: { method: 'wallet', spenderId: 'U1' } }, { refunds })).toBe(150);
  });

  it('is under way by somebody else: not ours, not another payment’s, not what ended', () => {
    const theirs = record({ state: 'underWay' });
    expect(isUnderWayOutside({ a: theirs }, 'P1')).toBe(true);
    expect(isUnderWayOutside({ a: theirs }, 'P2')).toBe(false);
    expect(isUnderWayOutside({ a: record({ state: 'underWay', isOurs: true }) }, 'P1')).toBe(false);
    for (const state of ['done', 'failed'] as const)
      expect(isUnderWayOutside({ a: record({ state }) }, 'P1')).toBe(false);
    expect(isUnderWayOutside({ a: record(), b: theirs }, 'P1')).toBe(true);
  });

  it('is asked about again while it is under way, by its reference', () => {
    const refunds = {
      a: record({ state: 'underWay', reference: 'R1' }),
      b: record({ state: 'done', reference: 'R2' }),
      d: record({ state: 'failed', reference: 'R4' }),
    };
    expect(askedAgain(refunds)).toEqual(['R1']);
  });
});

describe('what a gateway says of refunds', () => {
  it('is kept as it was heard, since when it was first heard', () => {
    const first = hear({}, [heardOf('a', { state: 'underWay' })], PAID, AT);
    expect(first).toEqual({
      refunds: { a: { paymentId: 'P1', reference: 'ref-a', minor: 300, state: 'underWay', isOurs: false, at: AT } },
      booked: [],
      isNews: true,
    });
    const then = hear(first.refunds, [heardOf('a')]);
    expect(then.refunds.a).toMatchObject({ state: 'done', at: AT, booked: 300 });
    expect(then.booked).toEqual([{ refundId: 'a', minor: 300 }]);
  });

  it('is no news a second time, nor where it goes backwards', () => {
    const before = { a: record({ booked: 300 }), b: record({ state: 'failed' }) };
    for (const state of ['underWay', 'failed', 'done'] as const)
      expect(hear(before, [heardOf('a', { state })]), state).toEqual({ refunds: before, booked: [], isNews: false });
    expect(hear(before, [heardOf('b', { state: 'underWay' })]).isNews).toBe(false);
    expect(hear(before, [heardOf('b', { state: 'failed' })]).isNews).toBe(false);
    expect(hear(before, [heardOf('b')])).toMatchObject({ isNews: true, booked: [{ refundId: 'b' }] });
    expect(hear(before, [])).toEqual({ refunds: before, booked: [], isNews: false });
  });

  it('books nothing of ours, of what failed or is under way, or before the payment was credited', () => {
    const told = [
      heardOf('a', { isOurs: true }),
      heardOf('b', { state: 'failed' }),
      heardOf('c', { state: 'underWay' }),
    ];
    expect(hear({}, told)).toMatchObject({ booked: [], isNews: true });
    const uncredited = refundsHeard({}, { paymentId: 'P1', minor: PAID, credited: undefined }, [heardOf('d')], AT);
    expect(uncredited).toMatchObject({ booked: [], isNews: true });
    expect(uncredited.refunds.d).not.toHaveProperty('booked');
  });

  it('books what was heard before, once the payment is credited, and nothing of another payment', () => {
    const before = { a: record(), other: record({ paymentId: 'P2' }) };
    expect(hear(before, [])).toMatchObject({
      booked: [{ refundId: 'a', minor: 300 }],
      isNews: true,
      refunds: { a: { booked: 300 }, other: record({ paymentId: 'P2' }) },
    });
  });

  it('books of it only what was credited: what had gone back before never was', () => {
    // Of 1,000 paid 600 were credited, for 400 had gone back.
    const heard = hear({}, [heardOf('a'), heardOf('b'), heardOf('c')], 600);
    expect(heard.booked).toEqual([
      { refundId: 'b', minor: 200 },
      { refundId: 'c', minor: 300 },
    ]);
    expect(heard.refunds).toMatchObject({ a: { booked: 0 }, b: { booked: 200 }, c: { booked: 300 } });
    // What was decided then is not decided anew.
    const again = hear(heard.refunds, [heardOf('d')], 600);
    expect(again.booked).toEqual([{ refundId: 'd', minor: 300 }]);
    expect(hear({ a: record({ booked: 0 }) }, [heardOf('d')], 700).booked).toEqual([{ refundId: 'd', minor: 300 }]);
    expect(hear({ a: record({ booked: 100 }) }, [heardOf('d')], 600).booked).toEqual([{ refundId: 'd', minor: 100 }]);
  });

  it('is taken as it was paid where more than that was credited', () => {
    expect(hear({}, [heardOf('a')], 2 * PAID).booked).toEqual([{ refundId: 'a', minor: 300 }]);
  });

  it('books twenty at a time; the rest is news when it is heard again', () => {
    const told = Array.from({ length: 21 }, (_, at) => heardOf(`r${at}`, { minor: 1 }));
    const first = hear({}, told);
    expect(first.booked).toHaveLength(20);
    expect(first.refunds.r20).not.toHaveProperty('booked');
    expect(hear(first.refunds, told)).toMatchObject({ booked: [{ refundId: 'r20', minor: 1 }], isNews: true });
  });
});
