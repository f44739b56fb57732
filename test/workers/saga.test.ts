import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readBooking, readBookingRecord } from '#functions/bookings/store.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { readOrder, readTimeline } from '#functions/payments/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { LEASE, renewedLease } from '#functions/flights/saga/saga.ts';
import { leaseOrderWrites } from '#functions/payments/lease-writes.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, secrets, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger, readRows } from '#test/wallet/read-ledger.ts';
import { type Plan, supplierDouble } from './supplier-double.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const double = supplierDouble(memoryStore());
const job = () => world.job('sarathi');
let user: TestUser;
beforeAll(async () => {
  adapters.sandbox = () => double.supplier;
  user = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, user, 100 * TOTAL);
});
beforeEach(() => double.reset());

async function paid({ isLcc = true, plan = {} }: { isLcc?: boolean; plan?: Partial<Plan> } = {}) {
  double.plan = { ...double.plan, ...plan };
  const sold = await sellOrder(user, { isLcc });
  await callHttp({ site: 'sarathi', call: payFromWallet, as: user, body: { orderId: sold.orderId } });
  return sold;
}
const stateOf = async (orderId: string) => ((await readOrder(job(), orderId)) as { value: OrderItem }).value.state;
const eventsOf = async (orderId: string) =>
  ((await readTimeline(job(), orderId)) as { value: { events: { event: string }[] } }).value.events.map(
    ({ event }) => event,
  );
const balance = async () => (await readWallet(job(), user.actor.owner, 'INR')).balance;
const run = (orderId: string) => runBooking('sarathi', orderId);
const sweepAll = async () => {
  await sweepDue();
};

test('a low-cost fare is ticketed at once: PNR, tickets, look-ups, earnings', async () => {
  const { orderId, bookingId } = await paid();
  await run(orderId);
  expect(double.calls).toEqual(['book']);
  expect(double.lastRequest!.passengers[0]).toMatchObject({
    lastName: 'Nair',
    passportNo: secrets.passportNo,
    dateOfBirth: '1990-01-02',
  });
  expect(await stateOf(orderId)).toBe('COMPLETED');
  const booking = (await readBooking(job(), bookingId))!;
  expect(booking).toMatchObject({
    statusId: 3,
    pnr: bookingId.slice(-6),
    ticketedAt: '2026-11-21T04:00:00.000Z',
    passengers: [{ ticket: { validatingAirline: '6E' } }],
  });
  const lines = (await readLedger('sarathi')).house
    .filter(({ reference }) => reference === orderId)
    .map(({ account, minor }) => [account, minor]);
  expect(Object.fromEntries(lines.filter(([account]) => account !== 'clearing'))).toEqual({
    'supplierPayable:sandbox-gds': 92_000,
    'revenue:serviceFee': 5_000,
    'tax:gst': 900,
    'tax:tds': 100,
    commission: 2_000,
  });
  const found = (await readRows('sarathi'))
    .filter(({ pk, sk }) => String(sk).includes(bookingId) || String(pk).includes(bookingId))
    .map(({ pk, sk }) => `${pk} ${sk}`);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringContaining('#LK#PNR#'),
      expect.stringContaining('#LK#TKT#'),
      expect.stringContaining('#TOK#PAX#'),
      expect.stringContaining('TASK#PURGE'),
    ]),
  );
});

test('a full-service fare is held and then ticketed', async () => {
  const { orderId } = await paid({ isLcc: false });
  await run(orderId);
  expect(double.calls).toEqual(['book', 'ticket']);
  expect((await eventsOf(orderId)).sort()).toEqual([
    'complete',
    'create',
    'hold',
    'pay',
    'startBooking',
    'startTicketing',
  ]);
});

test.each(['SOLD_OUT', 'PRICE_CHANGED', 'FARE_EXPIRED', 'CANCELLED'] as const)(
  'when the supplier says %s the money is back at once',
  async (book) => {
    const before = await balance();
    const { orderId, bookingId } = await paid({ plan: { book } });
    await run(orderId);
    expect(await stateOf(orderId)).toBe('REFUNDED');
    expect(await balance()).toBe(before);
    expect((await readBooking(job(), bookingId))!.statusId).toBe(6);
    expect(
      (await readRows('sarathi')).find(({ pk, sk }) => String(pk).includes(bookingId) && sk === 'PII'),
    ).not.toHaveProperty('sealed');
  },
);

test('a refused ticketing gives the money back and the seats too', async () => {
  const { orderId, bookingId } = await paid({ isLcc: false, plan: { ticket: 'SOLD_OUT' } });
  await run(orderId);
  await sweepAll();
  expect(await stateOf(orderId)).toBe('REFUNDED');
  expect((await double.keptOf(bookingId))!.booking.state).toBe('CANCELLED');
});

test('a time-out after which the supplier has the booking ends ticketed, and is never told twice', async () => {
  const { orderId, bookingId } = await paid({ plan: { book: 'unheard' } });
  await run(orderId);
  expect(await stateOf(orderId)).toBe('UNKNOWN');
  expect((await readBooking(job(), bookingId))!.statusId).toBe(8);
  world.clock.advance(31_000);
  await sweepAll();
  expect(await stateOf(orderId)).toBe('COMPLETED');
  expect(double.calls).toEqual(['book', 'retrieve']);
});

test('a time-out after which the supplier knows nothing is refunded, but only after a grace', async () => {
  const { orderId } = await paid({ plan: { book: 'lost' } });
  await run(orderId);
  world.clock.advance(60_000);
  await sweepAll();
  expect(await stateOf(orderId)).toBe('UNKNOWN');
  world.clock.advance(10 * 60_000);
  await sweepAll();
  expect(await stateOf(orderId)).toBe('REFUNDED');
  expect(double.calls.filter((name) => name === 'book')).toHaveLength(1);
});

test('ten minutes of it are enough: no pause between two questions skips the moment', async () => {
  const { orderId } = await paid({ plan: { book: 'lost' } });
  await run(orderId);
  let halfMinutes = 0;
  for (; halfMinutes < 40 && (await stateOf(orderId)) !== 'REFUNDED'; halfMinutes++) {
    world.clock.advance(30_000);
    await sweepAll();
  }
  expect(halfMinutes).toBe(20);
});

test('a supplier that never says what it did: staff are asked to call it once, and the customer waits a day at most', async () => {
  const before = await balance();
  const { orderId, bookingId } = await paid({ plan: { book: 'unheard', isSilent: true } });
  await run(orderId);
  const notes = async () =>
    (await readBookingRecord(job(), bookingId))!.events
      .filter(({ event }) => event === 'needsAction')
      .map(({ note }) => note);
  const wait = async (hours: number) => {
    for (let quarters = 0; quarters < 4 * hours; quarters++) {
      world.clock.advance(15 * 60_000);
      await sweepAll();
    }
  };
  await wait(0.25);
  expect(await notes()).toEqual([]);
  await wait(23.5);
  expect(await stateOf(orderId)).toBe('UNKNOWN');
  expect(await notes()).toEqual([expect.stringContaining('Call them')]);
  await wait(0.5);
  expect(await stateOf(orderId)).toBe('REFUNDED');
  expect(await notes()).toEqual([expect.stringContaining('Call them'), expect.stringContaining('voided')]);
  expect(await balance()).toBe(before);
  expect(double.calls.filter((name) => name === 'book')).toHaveLength(1);
});

test('passports that no key opens end refunded: tried again while it may be a passing fault, and never sent half', async () => {
  const { orderId, bookingId } = await paid();
  const garbled = {
    alg: 'A256GCM+gzip',
    k: { id: 'gone', w: 'AAAA' },
    iv: 'AAAAAAAAAAAAAAAA',
    d: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  };
  await commit(job(), [{ kind: 'update', key: keys.bookingPii(job(), bookingId), set: { sealed: garbled } }]);
  await expect(run(orderId)).rejects.toThrow();
  expect(await stateOf(orderId)).toBe('BOOKING');
  for (let pass = 0; pass < 5; pass++) {
    world.clock.advance(11 * 60_000);
    await sweepAll();
  }
  expect(await stateOf(orderId)).toBe('REFUNDED');
  expect(double.calls).not.toContain('book');
});

test('a ticketing time-out is asked about and, if nothing was issued, tried once more', async () => {
  const { orderId, bookingId } = await paid({ isLcc: false, plan: { ticket: 'lost' } });
  await run(orderId);
  expect(await stateOf(orderId)).toBe('UNKNOWN');
  double.plan = { book: 'done', ticket: 'done' };
  world.clock.advance(60_000);
  await sweepAll();
  expect(await stateOf(orderId)).toBe('COMPLETED');
  expect((await double.keptOf(bookingId))!.issued).toBe(1);
});

test('a hold that never gets ticketed is released first and refunded then', async () => {
  const before = await balance();
  const { orderId, bookingId } = await paid({ isLcc: false, plan: { ticket: 'lost' } });
  await run(orderId);
  for (let pass = 0; pass < 8; pass++) {
    world.clock.advance(10 * 60_000);
    await sweepAll();
  }
  expect(await stateOf(orderId)).toBe('REFUNDED');
  expect((await double.keptOf(bookingId))!.booking.state).toBe('CANCELLED');
  expect(await balance()).toBe(before);
});

test('twenty workers woken at once book once', async () => {
  const { orderId, bookingId } = await paid({ isLcc: false });
  await Promise.all([...Array.from({ length: 20 }, () => run(orderId)), sweepAll(), sweepAll()]);
  expect(await stateOf(orderId)).toBe('COMPLETED');
  expect(double.calls).toEqual(['book', 'ticket']);
  expect((await double.keptOf(bookingId))!.issued).toBe(1);
});

test('an order that nobody was woken for is taken by the sweep', async () => {
  const { orderId } = await paid();
  await sweepAll();
  expect(await stateOf(orderId)).toBe('PAID');
  world.clock.advance(30_000);
  await sweepAll();
  expect(await stateOf(orderId)).toBe('COMPLETED');
});

test('an order whose worker died is taken as soon as the hold of the dead one runs out', async () => {
  const { orderId } = await paid();
  await commit(job(), leaseOrderWrites(job(), orderId, renewedLease('of a worker that died')));
  world.clock.advance(30_000);
  await sweepAll();
  expect(await stateOf(orderId)).toBe('PAID');
  world.clock.advance(LEASE - 30_000 + 1);
  await sweepAll();
  expect(await stateOf(orderId)).toBe('COMPLETED');
});

test('the ticket is mailed once, and passports are erased a month after the flight', async () => {
  const { orderId, bookingId } = await paid();
  await run(orderId);
  await Promise.all([sweepAll(), sweepAll()]);
  await sweepAll();
  expect(
    world.mail.sent.filter(({ to, raw }) => to.includes(user.item.email) && raw.includes('multipart')),
  ).toHaveLength(1);
  world.clock.set('2027-01-20T00:00:00Z');
  await sweepAll();
  const left = (await readRows('sarathi')).filter(({ pk }) => String(pk).includes(bookingId));
  expect(left.find(({ sk }) => sk === 'PII')).not.toHaveProperty('sealed');
  expect(left.filter(({ sk }) => String(sk).startsWith('TASK#'))).toEqual([]);
});

test('after all of it the books add up, and clearing holds nothing', async () => {
  const ledger = await readLedger('sarathi');
  expect(faultsOf(ledger)).toEqual([]);
  expect(ledger.house.filter(({ account }) => account === 'clearing').reduce((sum, { minor }) => sum + minor, 0)).toBe(
    0,
  );
});
