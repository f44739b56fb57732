import { expect, test } from 'vitest';
import type { BookingItem, PassengerSecrets } from '#functions/bookings/model.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { earningsOf } from '#functions/flights/saga/earnings.ts';
import {
  BOOKING_DEADLINE,
  isInHand,
  LEASE,
  leaseIn,
  LONGEST_BOOKING_DEADLINE,
  outOfSight,
  renewedLease,
  type Saga,
  SHORT_LEASE,
} from '#functions/flights/saga/saga.ts';
import { supplierPassengers } from '#functions/flights/saga/supplier-passengers.ts';
import { nextRefresh } from '#functions/bookings/next-refresh.ts';
import { type OrderState, orderStates } from '#shared/payments/model.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#shared/time.ts';
import { ananya, ananyasDocuments, delhiToMumbai } from '#test/fixtures/booking.ts';
import { movableClock } from '#test/harness/movable-clock.ts';

const AT = '2026-03-01T06:00:00.000Z';
movableClock(AT);
const now = Date.parse(AT);
const sagaOf = (state: OrderState, more: Partial<OrderItem> = {}) =>
  ({ order: { state, ...more } as OrderItem, lease: 'L' }) as Saga;

test('whoever may tell a supplier holds the order for longer than the supplier may take', () => {
  expect([BOOKING_DEADLINE, LONGEST_BOOKING_DEADLINE, LEASE, SHORT_LEASE]).toEqual(
    [45, 60, 90, 30].map((seconds) => seconds * SECOND),
  );
  const telling: OrderState[] = ['HOLDING', 'RELEASING', 'BOOKING', 'UNKNOWN', 'TICKETING'];
  expect(orderStates.filter((state) => leaseIn(state) === LEASE)).toEqual(telling);
  expect(orderStates.filter((state) => leaseIn(state) === SHORT_LEASE)).toHaveLength(
    orderStates.length - telling.length,
  );
  expect(renewedLease('L')).toEqual({ lease: 'L', leasedUntil: now + LEASE });
  expect(renewedLease('L', SECOND)).toEqual({ lease: 'L', leasedUntil: now + SECOND });
});

test('a supplier is told only by who holds the order still, and for as long as it may take', () => {
  const held = (until: number, lease = 'L') => sagaOf('TICKETING', { lease, leasedUntil: now + until });
  expect(isInHand(held(MINUTE))).toBe(true);
  expect(isInHand(held(MINUTE - 1))).toBe(false);
  expect(isInHand(held(MINUTE, 'another'))).toBe(false);
  expect(isInHand(sagaOf('BOOKING', { lease: 'L' }))).toBe(false);
  for (const state of ['PAID', 'HELD', 'REFUNDING', 'COMPLETED'] as const)
    expect(isInHand(sagaOf(state, { lease: 'another' }))).toBe(true);
});

test('an order is out of sight since its supplier was last heard of', () => {
  expect(outOfSight(sagaOf('UNKNOWN', { unknownSince: now - HOUR }))).toBe(HOUR);
  expect(outOfSight(sagaOf('BOOKING'))).toBe(0);
});

test('what a sale earns sums to zero: suppliers of this site, fee, taxes, and the rest is commission', () => {
  const order = {
    amount: 100_000,
    costs: [
      { site: 'sarathi', to: 'supplier:gds', minor: 70_000 },
      { site: 'sarathi', to: 'site:supplier:gulf', minor: 10_000 },
      { site: 'gulf', to: 'supplier:other', minor: 60_000 },
    ],
  } as unknown as OrderItem;
  const fare = { markup: 5_000, gstOnMarkup: 900, tds: 100 } as BookingItem['fare'];
  const lines = earningsOf('sarathi', order, { fare });
  expect(lines.map(({ account, minor }) => [account, minor])).toEqual([
    ['clearing', -100_000],
    ['supplierPayable:gds', 70_000],
    ['supplierPayable:site:supplier:gulf', 10_000],
    ['revenue:serviceFee', 5_000],
    ['tax:gst', 900],
    ['tax:tds', 100],
    ['commission', 14_000],
  ]);
  expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(0);
  const dear = earningsOf('sarathi', { ...order, amount: 80_000 }, { fare });
  expect(dear.at(-1)).toEqual({ account: 'commission', minor: -6_000 });
});

test('a supplier gets each passenger with its own documents, blank where they were erased, and no old ticket', () => {
  const { ticket: _, barcodes: __, ...person } = ananya;
  const [given] = supplierPassengers([ananya], [ananyasDocuments]);
  expect(given).toEqual({ ...person, ...ananyasDocuments });
  const blank = Object.fromEntries(Object.keys(ananyasDocuments).map((name) => [name, ''])) as unknown;
  const second = { ...ananyasDocuments, passportNo: 'P2' } satisfies PassengerSecrets;
  expect(supplierPassengers([ananya, ananya], [ananyasDocuments, second])[1]).toMatchObject({ passportNo: 'P2' });
  expect(supplierPassengers([ananya], undefined)).toEqual([{ ...person, ...(blank as PassengerSecrets) }]);
});

test('a booking is looked at daily, and a day before each departure in its own zone, until its last flight has left', () => {
  const leaving = (departureTime: string) => ({ ...delhiToMumbai, departureTime });
  // 06:10 in India is 00:40 in Greenwich.
  const departure = Date.parse('2026-03-05T00:40:00Z');
  const segments = [leaving('2026-03-05T06:10')];
  expect(nextRefresh({ segments }, now)).toBe(now + DAY);
  expect(nextRefresh({ segments }, departure - DAY - HOUR)).toBe(departure - DAY);
  expect(nextRefresh({ segments }, departure - DAY)).toBe(departure);
  expect(nextRefresh({ segments }, departure - 1)).toBe(departure - 1 + DAY);
  expect(nextRefresh({ segments }, departure)).toBeUndefined();
  const back = Date.parse('2026-03-05T14:40:00Z');
  const both = [...segments, leaving('2026-03-05T20:10')];
  expect(nextRefresh({ segments: both }, departure)).toBe(departure + DAY);
  expect(nextRefresh({ segments: both }, departure - DAY)).toBe(back - DAY);
});
