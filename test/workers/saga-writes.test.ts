import { expect, test } from 'vitest';
import { numberTicketsWrites } from '#functions/bookings/refresh-writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import type { SupplierBooking } from '#functions/suppliers/flight-supplier.ts';
import type { Key } from '#functions/table/key.ts';
import { keys } from '#functions/keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { Saga } from '#functions/flights/saga/saga.ts';
import {
  askAgainWrites,
  completeWrites,
  holdWrites,
  lookUpsOf,
  loseSightWrites,
  refundBlindWrites,
  refundedBlind,
  startBookingWrites,
  startRefundWrites,
  startTicketingWrites,
} from '#functions/flights/saga/writes.ts';
import type { OrderState } from '#shared/payments/model.ts';
import { DAY, HOUR, instant, MINUTE, SECOND } from '#shared/time.ts';
import { ananya, delhiToMumbai, makeBooking } from '#test/fixtures/booking.ts';
import { crowd } from '#test/fixtures/crowd.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { FailureCode } from '#shared/errors.ts';

const AT = '2026-02-01T06:00:00.000Z';
movableClock(AT);
const now = Date.parse(AT);
const job = testJob('sarathi', 'test');
const asha = {
  actor: { owner: 'U#U1' },
  item: { userId: 'U1', email: 'asha@example.com', userType: 'retail' },
} as unknown as TestUser;
const booking = makeBooking(asha, { bookingId: 'B1', orderId: 'O1', statusId: 1, pnr: '', supplierReference: '' });
const costs = [{ site: 'sarathi', to: 'supplier:gds', minor: 500_000 }];
const order = { orderId: 'O1', state: 'PAID', owner: 'U#U1', amount: 561_800, currency: 'INR', costs, subject: 'B1' };
const inState = (state: OrderState, more: Partial<OrderItem> = {}, booked: Partial<typeof booking> = {}): Saga => ({
  actor: job,
  order: { ...order, state, ...more } as unknown as OrderItem,
  booking: { ...booking, ...booked },
  lease: 'L',
  isFresh: true,
});
const subject = { site: 'sarathi', reference: 'O1', name: 'order', orderId: 'O1', bookingId: 'B1' };
const answer: SupplierBooking = {
  ...{ reference: 'SUP9', pnr: 'PNR999', state: 'TICKETED' as const, segments: [] },
  tickets: [{ ticketNumber: '312-1', ticketId: 'T9', validatingAirline: '6E', barcodes: ['M1'] }],
};

/** The one write of a row, undefined where there is none. */
function of(writes: readonly Write<FailureCode>[], key: Key): Write<FailureCode> | undefined {
  const found = writes.filter((write) => write.key.pk === key.pk && write.key.sk === key.sk);
  expect(found.length).toBeLessThan(2);
  return found[0];
}
const row = (writes: readonly Write<FailureCode>[]) => of(writes, keys.order(job, 'O1'));
const bookingRow = (writes: readonly Write<FailureCode>[]) => of(writes, keys.booking(job, 'B1'));
const orderTask = (kind: 'BOOK' | 'REFUND') => keys.orderTask(job, 'O1', kind);
const bookingTask = (kind: 'UNKNOWN' | 'HOLD' | 'MAIL' | 'PURGE' | 'REFRESH') => keys.bookingTask(job, 'B1', kind);
const dueAt = (writes: readonly Write<FailureCode>[], key: Key) => {
  const write = of(writes, key);
  return write?.kind === 'put' ? Date.parse(String(write.item.ds)) - now : undefined;
};
const heldFor = (writes: readonly Write<FailureCode>[]) => {
  const write = row(writes) as { set: { lease?: string; leasedUntil: number } } | undefined;
  return [write?.set.lease, (write?.set.leasedUntil ?? 0) - now];
};
/** The order's row, which none but its holder may write. */
const itsHolders = (writes: readonly Write<FailureCode>[]) => {
  expect(row(writes)?.when).toContainEqual({ field: 'lease', is: 'L' });
  return row(writes);
};
const named = (writes: readonly Write<FailureCode>[]) => writes.map(({ key }) => key.pk.split('#').slice(3).join('#'));

test('a step that tells the supplier holds the order for longer than the supplier may take, and only its holder takes it', () => {
  for (const [writes, state] of [
    [startBookingWrites(inState('PAID')), 'BOOKING'],
    [startTicketingWrites(inState('HELD')), 'TICKETING'],
  ] as const) {
    expect(itsHolders(writes)).toMatchObject({ set: { state } });
    expect(heldFor(writes)).toEqual(['L', 90 * SECOND]);
  }
});

test('a hold is kept with reference, PNR and limit, can be found, and is the worker’s a little longer', () => {
  const { holdUntil, ...answered } = { ...answer, state: 'HELD' as const, holdUntil: now + HOUR };
  const writes = holdWrites(inState('BOOKING'), { ...answered, holdUntil });
  expect(itsHolders(writes)).toMatchObject({ set: { state: 'HELD' } });
  expect(heldFor(writes)).toEqual(['L', 30 * SECOND]);
  expect(bookingRow(writes)).toMatchObject({
    set: { statusId: 2, supplierReference: 'SUP9', pnr: 'PNR999', holdUntil, segments: booking.segments },
  });
  const moved = [{ ...delhiToMumbai, departureTime: '2026-03-05T07:00' }];
  const changed = bookingRow(holdWrites(inState('BOOKING'), { ...answered, segments: moved }));
  expect(changed).toMatchObject({ set: { segments: moved } });
  expect((changed as { set: object }).set).not.toHaveProperty('holdUntil');
});

test('an order out of sight is let go of, findable, and asked after from half a minute on', () => {
  const writes = loseSightWrites(inState('BOOKING'), 'SUPPLIER_TIMEOUT');
  expect(itsHolders(writes)).toMatchObject({
    set: { state: 'UNKNOWN', unknownSince: now },
    remove: expect.arrayContaining(['lease', 'leasedUntil']),
  });
  expect(bookingRow(writes)).toMatchObject({ set: { statusId: 8 } });
  expect(of(writes, orderTask('BOOK'))?.kind).toBe('delete');
  expect(of(writes, bookingTask('UNKNOWN'))).toMatchObject({ kind: 'put', item: { card: subject } });
  expect(dueAt(writes, bookingTask('UNKNOWN'))).toBe(30 * SECOND);
  const again = loseSightWrites(inState('TICKETING', { unknownSince: now - HOUR }, { statusId: 8 }), 'X');
  expect(row(again)).toMatchObject({ set: { unknownSince: now - HOUR } });
  expect(bookingRow(again)).toBeUndefined();
});

test('questions come at doubling pauses up to a quarter of an hour, and none skips a moment that decides', () => {
  const pauseAfter = (waited: number) =>
    dueAt(askAgainWrites(inState('UNKNOWN', { unknownSince: now - waited })), bookingTask('UNKNOWN'));
  const minutes = (...many: number[]) => many.map((one) => one * MINUTE);
  expect(minutes(0, 0.25, 0.5, 0.75, 1).map(pauseAfter)).toEqual(minutes(0.5, 0.5, 0.5, 0.75, 1));
  // Customers hear of a delay after 2 minutes, NOT_FOUND counts from 10, a hold is given up after 30, the money after a day.
  expect(minutes(1.5, 2, 6, 9.5).map(pauseAfter)).toEqual(minutes(0.5, 2, 4, 0.5));
  expect(minutes(10, 12, 20, 29).map(pauseAfter)).toEqual(minutes(10, 12, 10, 1));
  expect(minutes(30, 24 * 60 - 5, 24 * 60, 48 * 60).map(pauseAfter)).toEqual(minutes(15, 5, 15, 15));
  const freed = itsHolders(askAgainWrites(inState('UNKNOWN', { unknownSince: now }), { isDeskTold: true }));
  expect(freed).toMatchObject({ set: { isDeskTold: true }, remove: ['lease', 'leasedUntil'] });
  const asked = of(askAgainWrites(inState('UNKNOWN', { unknownSince: now - HOUR })), bookingTask('UNKNOWN'));
  expect(asked).toMatchObject({ item: { g1s: instant(now - HOUR) } });
});

test('a refund begins with its task, and with the release of a hold that is left behind', () => {
  const writes = startRefundWrites(inState('BOOKING'), 'SOLD_OUT');
  expect(itsHolders(writes)).toMatchObject({
    set: { state: 'REFUNDING' },
    remove: expect.arrayContaining(['lease', 'leasedUntil']),
  });
  expect(of(writes, orderTask('REFUND'))).toMatchObject({ item: { card: subject, ds: AT } });
  expect(of(writes, bookingTask('HOLD'))).toBeUndefined();
  for (const key of [orderTask('BOOK'), bookingTask('UNKNOWN')]) expect(of(writes, key)?.kind).toBe('delete');
  const left = startRefundWrites(inState('TICKETING', {}, { supplierReference: 'SUP9' }), 'SOLD_OUT');
  expect(of(left, bookingTask('HOLD'))).toMatchObject({ item: { kind: 'HOLD', card: subject, ds: AT } });
});

test('staff give the money back blind only while nobody asks the supplier, and what is left to do is said', () => {
  const { order: unknown } = inState('UNKNOWN', { unknownSince: now });
  const writes = refundBlindWrites(job, unknown, { ...booking, statusId: 8 });
  const change = row(writes)!;
  expect(change.when).toEqual(
    expect.arrayContaining([
      { field: 'state', is: 'UNKNOWN' },
      {
        anyOf: [
          { field: 'leasedUntil', missing: true },
          { field: 'leasedUntil', below: now },
        ],
      },
    ]),
  );
  expect(change).toMatchObject({ remove: expect.arrayContaining(['lease', 'leasedUntil']) });
  const underWay = row(refundBlindWrites(job, inState('BOOKING').order, booking));
  expect(underWay?.when).toContainEqual({ field: 'state', is: 'UNKNOWN' });
  const reasonFor = (old: object | undefined) =>
    typeof change.otherwise === 'function' && change.otherwise(old as never);
  expect([{ state: 'UNKNOWN' }, { state: 'COMPLETED' }, undefined].map(reasonFor)).toEqual([
    'BUSY',
    'ILLEGAL_TRANSITION',
    'ILLEGAL_TRANSITION',
  ]);
  const told = writes.flatMap((write) =>
    write.kind === 'put' && write.key.pk === keys.booking(job, 'B1').pk && write.key.sk.startsWith('EV#')
      ? [write.item]
      : [],
  );
  expect(told).toMatchObject([{ event: 'refundBlind' }, { event: 'needsAction', note: refundedBlind }]);
  expect(of(writes, orderTask('REFUND'))).toBeDefined();
});

test('a ticketed order has its tickets, its money where it belongs, and what is to come', () => {
  const two = { passengers: [ananya, { ...ananya, firstName: 'Arun', ticket: undefined }] };
  const writes = completeWrites(inState('BOOKING', {}, two), answer);
  expect(itsHolders(writes)).toMatchObject({
    set: { state: 'COMPLETED' },
    remove: expect.arrayContaining(['lease', 'leasedUntil']),
  });
  const { barcodes, ...ticket } = answer.tickets[0]!;
  expect(bookingRow(writes)).toMatchObject({
    set: {
      ...{ statusId: 3, supplierReference: 'SUP9', pnr: 'PNR999', ticketedAt: AT, segments: booking.segments },
      passengers: [{ ...ananya, ticket, barcodes }, two.passengers[1]!],
      lacksTicketNumbers: true,
    },
  });
  expect(of(writes, keys.flightCounts(job, 'U1', '2026-02'))).toMatchObject({ add: { bookCount: 1 } });
  const posted = writes.flatMap((write) =>
    write.kind === 'put' && 'account' in write.item ? [[write.item.account, write.item.minor]] : [],
  );
  expect(Object.fromEntries(posted)).toMatchObject({ clearing: -561_800, 'supplierPayable:gds': 500_000 });
  expect(writes.filter((write) => write.kind === 'put' && write.item.reference === 'O1')).toHaveLength(posted.length);
  for (const key of [orderTask('BOOK'), bookingTask('UNKNOWN')]) expect(of(writes, key)?.kind).toBe('delete');
  expect(dueAt(writes, bookingTask('MAIL'))).toBe(0);
  // Arun's number is waited for; where everybody has theirs the day's look is enough.
  expect(dueAt(writes, bookingTask('REFRESH'))).toBe(15 * MINUTE);
  const whole = completeWrites(inState('BOOKING', {}, { passengers: [ananya] }), answer);
  expect(dueAt(whole, bookingTask('REFRESH'))).toBe(DAY);
  expect(bookingRow(whole)).not.toHaveProperty('set.lacksTicketNumbers');
  const arrival = Date.parse('2026-03-05T08:20:00Z') - now;
  expect(dueAt(writes, bookingTask('PURGE'))).toBe(arrival + 30 * DAY);
  const cards = (['MAIL', 'REFRESH', 'PURGE'] as const).map((kind) => of(writes, bookingTask(kind)));
  expect(cards).toMatchObject(Array(3).fill({ item: { card: subject } }));
});

test('what a booking is found by is made before each step, and what stands already is not made again', () => {
  const names = ['PAX#AN', 'PAX#SH'];
  const fresh = inState('BOOKING', {}, { passengers: [{ ...ananya, ticket: undefined }] });
  expect(named(lookUpsOf(fresh))).toEqual(['ORD#O1', ...names]);
  expect(named(lookUpsOf(fresh, { ...answer, tickets: [] }))).toEqual(['ORD#O1', 'PNR#PNR999', ...names]);
  expect(named(lookUpsOf(fresh, answer))).toEqual(['ORD#O1', 'PNR#PNR999', 'TKT#3121', ...names]);
  const held = { ...fresh, booking: { ...fresh.booking, pnr: 'PNR999' } };
  expect(named(lookUpsOf(held, answer))).toEqual(['TKT#3121']);
  expect(named(lookUpsOf(held, { ...answer, pnr: 'PNR998' }))).toEqual(['PNR#PNR998', 'TKT#3121']);
  expect(lookUpsOf(held)).toEqual([]);
  const outOfSight = { ...fresh, booking: { ...fresh.booking, statusId: 8 as const } };
  expect(named(lookUpsOf(outOfSight, answer))).toEqual(['PNR#PNR999', 'TKT#3121']);
});

test('no step grows with passengers and their names: look-ups stand in none of them', () => {
  const saga = inState('TICKETING', {}, { passengers: crowd, supplierReference: 'SUP9' });
  const tickets = crowd.map((_, at) => ({ ...answer.tickets[0]!, ticketNumber: `312-${at}` }));
  for (const writes of [
    holdWrites(saga, { ...answer, tickets }),
    loseSightWrites(saga, 'X'),
    startRefundWrites(saga, 'X'),
    refundBlindWrites(job, saga.order, saga.booking),
    completeWrites(saga, { ...answer, tickets }),
    numberTicketsWrites(job, saga.booking, crowd),
  ]) {
    expect(writes.length).toBeLessThan(25);
    expect(writes.filter(({ key }) => /#(LK|TOK)#/.test(key.pk))).toEqual([]);
  }
});

test('passports of a flight that has landed already are kept a month from its ticket on, and nothing is asked after', () => {
  const flown = { ...delhiToMumbai, departureTime: '2026-01-05T06:10', arrivalTime: '2026-01-05T08:20' };
  const later = { ...delhiToMumbai, departureTime: '2026-01-06T06:10', arrivalTime: '2026-01-06T08:20' };
  const writes = completeWrites(inState('UNKNOWN'), { ...answer, segments: [flown, later] });
  expect(bookingRow(writes)).toMatchObject({ set: { segments: [flown, later] } });
  expect(dueAt(writes, bookingTask('PURGE'))).toBe(30 * DAY);
  expect(of(writes, bookingTask('REFRESH'))).toBeUndefined();
});
