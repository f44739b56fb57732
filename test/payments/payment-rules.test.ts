import { describe, expect, it } from 'vitest';
import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { feeLines, feeOn, paidFee, paidInAll } from '#functions/payments/convenience-fee.ts';
import { escapeText } from '#functions/payments/gateways/escape-text.ts';
import { feeFor } from '#functions/payments/gateways/fee-for.ts';
import { isStale } from '#functions/payments/gateways/is-stale.ts';
import { spenderOf, whyNotPayFor } from '#functions/payments/may-pay.ts';
import type { OrderItem, RefundRecord } from '#functions/payments/model.ts';
import { refusalOf, serviceOf } from '#functions/payments/services/registry.ts';
import { takeableOf } from '#functions/payments/amount-to-take-back.ts';
import { fail } from '#shared/errors.ts';
import { DAY, MINUTE } from '#shared/time.ts';

describe('a convenience fee', () => {
  it('is a part of what is paid for, or an amount', () => {
    expect(feeOn({ kind: 'percent', value: 200 }, 10_050)).toBe(201);
    expect(feeOn({ kind: 'amount', value: 250 }, 10_050)).toBe(250);
    expect(feeOn(undefined, 10_050)).toBe(0);
  });

  it('is asked for flights, and not for a test payment', () => {
    const fee = { kind: 'amount', value: 250 } as const;
    expect(feeFor({ serviceName: 'flight', amount: 1000 }, { fee })).toBe(250);
    expect(feeFor({ serviceName: 'flight', amount: 1000 }, {})).toBe(0);
    expect(feeFor({ serviceName: 'gatewayTest', amount: 1000 }, { fee })).toBe(0);
  });

  it('is a line of its own where there is one', () => {
    expect(feeLines(0, 'razorpay')).toEqual([]);
    expect(feeLines(250, 'razorpay')).toEqual([
      { kind: 'convenienceFee', label: 'Convenience fee', amount: 250, source: 'gateway:razorpay' },
    ]);
  });

  it('was paid at a gateway alone', () => {
    const gateway = { method: 'gateway', gateway: 'razorpay', paymentId: 'P' } as const;
    expect(paidFee({ paidBy: { ...gateway, fee: 250 } })).toBe(250);
    expect([
      paidFee({ paidBy: gateway }),
      paidFee({ paidBy: { method: 'wallet', spenderId: 'U1' } }),
      paidFee({}),
    ]).toEqual([0, 0, 0]);
    expect(paidInAll({ amount: 1000, paidBy: { ...gateway, fee: 250 } })).toBe(1250);
    expect(paidInAll({ amount: 1000, paidBy: { method: 'wallet', spenderId: 'U1' } })).toBe(1000);
  });
});

describe('who may pay', () => {
  const order = { owner: 'U#customer', userId: 'customer', serviceName: 'flight' } as const;
  const staff = (...permissions: string[]) =>
    ({
      userType: 'staff',
      userId: 'S',
      owner: 'U#S',
      isSuperAdmin: false,
      permissions: new Set(permissions),
    }) as unknown as UserActor;
  const customer = { ...staff(), userType: 'retail', userId: 'customer', owner: 'U#customer' } as UserActor;

  it('owners always; staff for others by the permission of the way', () => {
    for (const by of ['wallet', 'gateway'] as const) {
      expect(whyNotPayFor(customer, order, by)).toBeUndefined();
      expect(whyNotPayFor(staff('flights.book'), { ...order, owner: 'U#S', userId: 'S' }, by)).toBeUndefined();
      expect(whyNotPayFor(staff(), { ...order, owner: 'U#S', userId: 'S' }, by)).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(whyNotPayFor(staff('flights.book', 'wallet.pay'), order, 'wallet')).toBeUndefined();
    expect(whyNotPayFor(staff('flights.book', 'flights.bookForCustomer'), order, 'gateway')).toBeUndefined();
    expect(whyNotPayFor(staff('flights.book', 'flights.bookForCustomer'), order, 'wallet')).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You are not allowed to pay from a customer’s wallet.',
    });
    expect(whyNotPayFor(staff('flights.book', 'wallet.pay'), order, 'gateway')).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You are not allowed to pay for a customer.',
    });
  });

  it('each service asks for its own rights', () => {
    const kart = { ...order, serviceName: 'kart' } as const;
    for (const by of ['wallet', 'gateway'] as const) {
      expect(whyNotPayFor(staff('flights.book', 'flights.bookForCustomer', 'wallet.pay'), kart, by)).toMatchObject({
        code: 'FORBIDDEN',
      });
      expect(whyNotPayFor(staff('karts.edit', 'wallet.pay'), kart, by)).toBeUndefined();
    }
    expect(whyNotPayFor(staff('karts.edit', 'wallet.pay'), order, 'wallet')).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(kart, 'ORDER_EXPIRED')).toMatchObject({ code: 'PAYMENT_UNSUCCESSFUL' });
    expect(refusalOf(order, 'ORDER_EXPIRED')).toMatchObject({ code: 'ORDER_EXPIRED' });
  });

  it('counts against the customer’s daily limit where staff pay for them, and else against who pays', () => {
    expect(spenderOf(staff(), order)).toEqual({ userId: 'customer', owner: 'U#customer' });
    const colleague = { ...customer, userId: 'colleague' } as UserActor;
    expect(spenderOf(colleague, order)).toBe(colleague);
  });
});

describe('what may be taken out of a wallet again', () => {
  const topUp = { serviceName: 'walletTopUp', state: 'COMPLETED', amount: 1000 } as OrderItem;
  const waiting = { minor: 400, state: 'done', booked: 400, waits: true } as RefundRecord;
  const settled = (how: 'wallet' | 'noted', booked?: number) =>
    ({ minor: 700, state: 'done', booked, settled: { how, reason: '', at: '', by: '' } }) as RefundRecord;
  const take = (order: OrderItem, refunds: Record<string, RefundRecord>, of: RefundRecord) =>
    takeableOf(order, { refunds } as never, of);

  it('is what went back, no more than was added and not taken yet', () => {
    expect(take(topUp, { a: waiting }, waiting)).toBe(400);
    expect(take(topUp, { a: waiting, b: settled('wallet', 700) }, waiting)).toBe(300);
    expect(take(topUp, { a: waiting, b: settled('noted', 700) }, waiting)).toBe(400);
    expect(take(topUp, { a: waiting, b: settled('wallet') }, waiting)).toBe(400);
    expect(take(topUp, { a: waiting, b: settled('wallet', 1100) }, waiting)).toBe(0);
    expect(take(topUp, {}, { ...waiting, booked: 1200 })).toBe(1000);
    expect(takeableOf(topUp, {} as never, { ...waiting, booked: undefined })).toBe(0);
  });

  it('is nothing where nothing was added, and where nothing waits', () => {
    const { waits: _, ...decided } = waiting;
    expect(take(topUp, {}, decided)).toBe(0);
    expect(take({ ...topUp, state: 'PAID' }, {}, waiting)).toBe(0);
    expect(take({ ...topUp, serviceName: 'flight' }, {}, waiting)).toBe(0);
  });
});

describe('services', () => {
  const [flight, wallet, test] = (['flight', 'walletTopUp', 'gatewayTest'] as const).map((serviceName) =>
    serviceOf({ serviceName }),
  );

  it('say what pays for them', () => {
    expect([flight, wallet, test].map((one) => one!.isForWallets)).toEqual([true, false, false]);
    expect([flight, wallet, test].map((one) => one!.isCredited ?? false)).toEqual([false, true, false]);
    expect([flight, wallet, test].map((one) => one!.isFreeOfFee ?? false)).toEqual([false, false, true]);
    expect([flight, wallet, test].map((one) => one!.isReviewed ?? false)).toEqual([true, false, false]);
    expect(test!.paidAt!({ subject: 'phonepe' } as OrderItem)).toBe('phonepe');
    expect([flight, wallet].map((one) => one!.paidAt)).toEqual([undefined, undefined]);
  });

  it('refuse in their own words, or in the usual ones', () => {
    expect(refusalOf({ serviceName: 'walletTopUp' }, 'ORDER_UNPAID')).toMatchObject({
      message: 'This top-up has not been paid.',
    });
    expect(refusalOf({ serviceName: 'flight' }, 'ALREADY_PAID')).toEqual(fail('ALREADY_PAID'));
  });

  it('lead back to the page that they are paid from', () => {
    const order = { orderId: 'O1' } as OrderItem;
    expect([flight, wallet, test].map((one) => one!.backTo!(order))).toEqual([
      '/app/flight/bookingReview?order=O1',
      '/app/user/transactionHistory?topUp=1',
      '/app/staff/setting/payment-gateways',
    ]);
  });
});

describe('beside it', () => {
  it('a notice is heard for three days, and from ten minutes ahead', () => {
    const now = clock.now;
    const at = Date.parse('2026-11-21T04:00:00Z');
    clock.now = () => at;
    const said = [at - 3 * DAY - 1, at - 3 * DAY, at, at + 10 * MINUTE, at + 10 * MINUTE + 1];
    expect(said.map(isStale)).toEqual([true, false, false, false, true]);
    clock.now = now;
  });

  it('a text in a page is text', () =>
    expect(escapeText(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;'));
});
