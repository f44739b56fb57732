import { describe, expect, it } from 'vitest';
import type { OrderState } from '#shared/payments/model.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { searchAgainPath, wayBackPath } from '#web/flights/booking/search-again.ts';
import { onwardOf } from '#web/payments/onward.ts';
import { orderHeading, sagaSteps } from '#web/payments/saga-steps.ts';

const start = Date.parse('2026-12-01T08:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const order = (state: OrderState, events: [event: string, seconds: number, note?: string][], pnr = '') => ({
  state,
  amount: 30_350_05,
  paymentLines: [],
  currency: 'INR',
  transactionId: 'W1',
  pnr,
  segments: [{ airlineName: 'IndiGo' }] as OrderView['segments'],
  steps: [['create', -60] as const, ...events].map(([event, seconds, note = '']) => ({
    event,
    state,
    at: at(seconds),
    note,
  })),
});
const said = (view: ReturnType<typeof order>, seconds: number) =>
  sagaSteps(view, start + seconds * 1000).map(({ title, status }) => `${status}: ${title}`);
const paid: [string, number, string] = ['pay', 0, 'wallet'];

describe('the steps of a paid order', () => {
  it('begin with the payment, and name what is to come', () => {
    expect(said(order('PAID', [paid]), 1)).toEqual([
      'done: Payment taken from wallet',
      'now: Booking your seats',
      'next: Issuing tickets',
      'next: E-ticket by email',
    ]);
    expect(sagaSteps(order('PAID', [paid]), start)[0]!.detail).toBe('₹\u00a030,350.05, reference W1');
  });

  it('hold the seats of a full-service fare before its tickets are issued', () => {
    const held = order(
      'TICKETING',
      [paid, ['startBooking', 1], ['hold', 4, 'R7K2QX'], ['startTicketing', 5]],
      'R7K2QX',
    );
    expect(said(held, 8)).toEqual([
      'done: Payment taken from wallet',
      'done: Seats booked',
      'now: Issuing tickets',
      'next: E-ticket by email',
    ]);
    expect(sagaSteps(held, start)[1]).toMatchObject({ detail: 'Airline PNR R7K2QX', at: at(4) });
  });

  it('are all done when a low-cost fare was ticketed at once', () => {
    expect(
      said(
        order(
          'COMPLETED',
          [
            ['pay', 0, 'sandbox P1'],
            ['startBooking', 1],
            ['complete', 4],
          ],
          'R7K2QX',
        ),
        9,
      ),
    ).toEqual(['done: Payment received', 'done: Seats booked', 'done: Tickets issued', 'done: E-ticket on its way']);
  });

  it('say after twenty seconds what is usual and where the money goes', () => {
    const slow = order('BOOKING', [paid, ['startBooking', 1]]);
    expect(sagaSteps(slow, start + 20_000)[1]!.slow).toBeUndefined();
    expect(sagaSteps(slow, start + 22_000)[1]!.slow).toContain(
      'we refund ₹\u00a030,350.05 to your wallet straight away',
    );
  });

  it('say at once that an airline without an answer is asked and not told twice', () => {
    const [, waiting] = sagaSteps(
      order('UNKNOWN', [paid, ['startBooking', 1], ['loseSight', 3, 'SUPPLIER_TIMEOUT']]),
      start + 4000,
    );
    expect(waiting).toMatchObject({ title: 'Waiting for IndiGo', status: 'now' });
    expect(waiting!.slow).toContain('please do not book again');
  });

  it('end in a refund that says why and where to', () => {
    const refunding = order('REFUNDING', [paid, ['startBooking', 1], ['startRefund', 2, 'SOLD_OUT']]);
    expect(said(refunding, 3)).toEqual([
      'done: Payment taken from wallet',
      'failed: Seats not booked',
      'now: Refunding',
    ]);
    expect(sagaSteps(refunding, start)[1]!.detail).toBe('The seats were sold in the meantime.');
    const refunded = order('REFUNDED', [paid, ['startBooking', 1], ['startRefund', 2, 'SOLD_OUT'], ['refund', 3]]);
    expect(sagaSteps(refunded, start).at(-1)).toMatchObject({
      title: 'Refunded',
      detail: '₹\u00a030,350.05 was refunded to your wallet',
      status: 'done',
    });
    expect(orderHeading(refunded).heading).toBe('Refunded');
  });

  it('are none before the payment', () => {
    expect(sagaSteps(order('AWAITING_PAYMENT', []), start)).toEqual([]);
  });
});

describe('where a booked order leads on to', () => {
  const order = { orderId: 'O', traceId: 'S.a', bookingId: 'B', search: 'origin=COK', next: null };

  it('is the ticket queue with the booking open', () => {
    expect(onwardOf({ ...order, redirectTo: '/flight/ticketQueue' })).toMatchObject({
      path: '/flight/ticketQueue?open=B&booked=1',
    });
  });

  it('is the return leg after the outbound of two one-way fares, in whichever tab', () => {
    const outbound = { ...order, redirectTo: '/flight/bookingDetails/S' };
    expect(onwardOf({ ...outbound, next: { traceId: 'S.b', resultIndex: 'R' } })).toMatchObject({
      path: '/flight/bookingDetails/S?order=O&traceId=S.b&resultIndex=R&origin=COK',
      state: { showReturn: true },
    });
    expect(onwardOf(outbound).path).toBe('/flight/bookingDetails/S?order=O&origin=COK');
  });

  it('is the same search again where nothing was booked', () => {
    expect(searchAgainPath(order)).toBe('/flight/searchResult/S?origin=COK');
    expect(searchAgainPath({ ...order, search: '' })).toBe('/flight/search');
  });

  it('is a one-way search of the way back alone where another flight back is wanted', () => {
    const path = wayBackPath(
      'origin=COK&destination=DXB&departure=2027-01-05&origin=DXB&destination=COK&departure=2027-01-09&adt=2&chd=1&inf=0&journey=2&returnType=2&cabin=Business',
    );
    expect(path).toMatch(
      /^\/flight\/searchResult\/[0-9A-HJKMNP-TV-Z]{26}\?origin=DXB&destination=COK&departure=2027-01-09&adt=2&chd=1&inf=0&cabin=Business$/,
    );
    expect(wayBackPath('')).toBe('/flight/search');
  });
});
