import { describe, expect, it } from 'vitest';
import { clock } from '#functions/clock.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { whyNotPayable } from '#functions/payments/payable.ts';
import { paymentDeadline } from '#functions/payments/payment-deadline.ts';
import { isInProcess, isLed, isPayable, type OrderState, orderStates } from '#shared/payments/model.ts';
import { MINUTE } from '#shared/time.ts';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const why = (state: OrderState, expiresAt = NOW + 1) => whyNotPayable({ state, expiresAt } as OrderItem, NOW);

describe('an order', () => {
  it('can be paid while it awaits payment, to its last millisecond', () => {
    expect(why('AWAITING_PAYMENT')).toBeUndefined();
    expect([why('AWAITING_TICKETING'), why('AWAITING_TICKETING', NOW)]).toEqual([undefined, 'ORDER_EXPIRED']);
    expect(why('AWAITING_PAYMENT', NOW)).toBe('ORDER_EXPIRED');
    expect(why('AWAITING_PAYMENT', NOW - 1)).toBe('ORDER_EXPIRED');
    expect(whyNotPayable(undefined, NOW)).toBe('NOT_FOUND');
  });

  it('says why it cannot, by its state before its time', () => {
    const left = orderStates.filter((state) => !isPayable(state));
    for (const expiresAt of [NOW - 1, NOW + 1])
      expect(Object.fromEntries(left.map((state) => [state, why(state, expiresAt)]))).toEqual({
        HOLDING: 'ORDER_EXPIRED',
        RELEASING: 'ORDER_EXPIRED',
        EXPIRED: 'ORDER_EXPIRED',
        SUPERSEDED: 'ORDER_SUPERSEDED',
        PAID: 'ALREADY_PAID',
        BOOKING: 'ALREADY_PAID',
        UNKNOWN: 'ALREADY_PAID',
        HELD: 'ALREADY_PAID',
        TICKETING: 'ALREADY_PAID',
        COMPLETED: 'ALREADY_PAID',
        REFUNDING: 'ALREADY_PAID',
        REFUNDED: 'ALREADY_PAID',
      });
  });

  it('is in process from its payment to its end', () =>
    expect(orderStates.filter(isInProcess)).toEqual(['PAID', 'BOOKING', 'UNKNOWN', 'HELD', 'TICKETING', 'REFUNDING']));

  it('is led by a worker from then on too, and while seats are asked for or given back', () =>
    expect(orderStates.filter(isLed)).toEqual(['HOLDING', 'RELEASING', ...orderStates.filter(isInProcess)]));

  it('may be paid for fifteen minutes, or as long as the supplier says where that is sooner', () => {
    const before = clock.now;
    clock.now = () => NOW;
    expect([paymentDeadline(), paymentDeadline(NOW + 5), paymentDeadline(NOW + 16 * MINUTE)]).toEqual([
      NOW + 15 * MINUTE,
      NOW + 5,
      NOW + 15 * MINUTE,
    ]);
    clock.now = before;
  });
});
