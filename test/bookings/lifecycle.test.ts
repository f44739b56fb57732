import { expect, test } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking, readBookingRecord } from '#functions/bookings/store.ts';
import { bookingEventWrites } from '#functions/bookings/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import {
  type BookingEvent,
  bookingEvents,
  BookingStatus,
  type BookingStatusId,
  isWaiting,
} from '#shared/bookings/model.ts';
import { failures } from '#shared/errors.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const events = Object.keys(bookingEvents) as BookingEvent[];
const statuses = Object.values(BookingStatus);
const isLegal = (status: BookingStatusId, event: BookingEvent) =>
  (bookingEvents[event].from as readonly number[]).includes(status);

const bookingIn = (statusId: BookingStatusId) =>
  storeBooking(job(), makeBooking(world.user('sarathi', 'travelAgent'), { statusId }));
const take = (booking: BookingItem, event: BookingEvent) => commit(job(), bookingEventWrites(job(), booking, event));
async function look({ bookingId }: BookingItem) {
  const [booking, record, open] = await Promise.all([
    readBooking(job(), bookingId),
    readBookingRecord(job(), bookingId),
    getItem(keys.openBooking(job(), bookingId)),
  ]);
  return { booking, events: record!.events, isListedWaiting: open !== undefined };
}

test('in every status each event is taken if the table has it, and otherwise refused as 409 with nothing written', async () => {
  expect(failures.ILLEGAL_TRANSITION.status).toBe(409);
  for (const status of statuses) {
    for (const event of events) {
      const booking = await bookingIn(status);
      const before = await look(booking);
      const outcome = await take(booking, event);
      const after = await look(booking);
      expect([status, event, outcome.ok]).toEqual([status, event, isLegal(status, event)]);
      if (!outcome.ok) expect([outcome.code, after]).toEqual(['ILLEGAL_TRANSITION', before]);
      else
        expect([after.booking!.statusId, after.events.length, after.isListedWaiting]).toEqual([
          bookingEvents[event].to,
          before.events.length + 1,
          isWaiting(bookingEvents[event].to),
        ]);
    }
  }
}, 60_000);

test('of any two events taken at once from the same status at most one happens', async () => {
  let pair = 0;
  for (const status of statuses) {
    for (const [at, one] of events.entries()) {
      for (const other of events.slice(at)) {
        // One in five; all of them in the long tests.
        if (!process.env.PORTOLAN_ALL_PAIRS && (pair += 1) % 5) continue;
        const booking = await bookingIn(status);
        const before = await look(booking);
        const outcomes = await Promise.all([take(booking, one), take(booking, other)]);
        const taken = outcomes.filter(({ ok }) => ok).length;
        expect([status, one, other, taken]).toEqual([
          status,
          one,
          other,
          isLegal(status, one) || isLegal(status, other) ? 1 : 0,
        ]);
        expect((await look(booking)).events).toHaveLength(before.events.length + taken);
      }
    }
  }
}, 120_000);

test('what was read before it moved on changes nothing', async () => {
  const booking = await bookingIn(BookingStatus.InProgress);
  expect(await take(booking, 'hold')).toMatchObject({ ok: true });
  const held = await look(booking);
  for (const event of events)
    expect([event, await take(booking, event)]).toMatchObject([event, { ok: false, code: 'ILLEGAL_TRANSITION' }]);
  expect(await look(booking)).toEqual(held);
});
