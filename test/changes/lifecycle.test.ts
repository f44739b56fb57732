import { expect, test } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import type { ChangeItem } from '#functions/changes/model.ts';
import { changesIn, readChange, readChangeEvents } from '#functions/changes/store.ts';
import {
  askChangeWrites,
  assignWrites,
  bookingCancelledWrites,
  bookingReturnsWrites,
  changeEventWrites,
} from '#functions/changes/writes.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { commit } from '#functions/table/commit.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { type ChangeEvent, changeEvents, type ChangeState, changeStates, isChangeOpen } from '#shared/changes/model.ts';
import { delhiToMumbai, ananya, makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeChange, storeChange } from './make-change.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const user = () => world.user('sarathi', 'travelAgent');
const events = Object.keys(changeEvents) as ChangeEvent[];
const isLegal = (state: ChangeState, event: ChangeEvent) =>
  (changeEvents[event].from as readonly ChangeState[]).includes(state);
const booked = (different: Partial<BookingItem> = {}) => storeBooking(job(), makeBooking(user(), different));
const changeIn = async (state: ChangeState) => storeChange(user(), await booked(), state);
const take = (change: ChangeItem, event: ChangeEvent) => commit(job(), changeEventWrites(job(), change, [event]));
const read = async ({ requestId }: ChangeItem) => (await readChange(job(), requestId))!;
const openIds = async () =>
  (await changesIn(scopeOfJob(job()), true, { cursor: undefined, limit: 500 })).cards.map(({ requestId }) => requestId);

test('in every state each event is taken if the table has it, and otherwise refused with nothing written', async () => {
  for (const state of changeStates)
    for (const event of events) {
      const change = await changeIn(state);
      const outcome = await take(change, event);
      expect([state, event, outcome.ok]).toEqual([state, event, isLegal(state, event)]);
      const [after, all, open] = [await read(change), await readChangeEvents(job(), change), await openIds()];
      const told = all.filter((one) => one.event !== 'ask');
      const next = outcome.ok ? changeEvents[event].to : state;
      expect([after.state, told.length]).toEqual([next, outcome.ok ? 1 : 0]);
      expect(open.includes(change.requestId)).toBe(isChangeOpen(next));
      if (!outcome.ok) expect(outcome.code).toBe('ILLEGAL_TRANSITION');
    }
}, 60_000);

test('of any two events taken at once from the same state one happens at most', async () => {
  for (const state of changeStates)
    for (const [nth, one] of events.entries())
      for (const other of events.slice(nth)) {
        if (!isLegal(state, one) || !isLegal(state, other)) continue;
        const change = await changeIn(state);
        const done = await Promise.all([take(change, one), take(change, other)]);
        expect([state, one, other, done.filter(({ ok }) => ok).length]).toEqual([state, one, other, 1]);
      }
}, 60_000);

test('every state is reached from what was asked, and none leads out of an end', () => {
  const reached = new Set<ChangeState>(['Asked']);
  for (const state of reached)
    for (const event of events) if (isLegal(state, event)) reached.add(changeEvents[event].to);
  expect(changeStates.filter((state) => !reached.has(state))).toEqual([]);
  for (const end of ['Closed', 'Rejected', 'Withdrawn'] as const)
    expect(events.filter((event) => isLegal(end, event))).toEqual([]);
});

test('what was accepted by hand is told and completed in one, with an audit item each', async () => {
  const change = await changeIn('Accepted');
  expect(
    await commit(job(), changeEventWrites(job(), change, ['acknowledge', 'complete'], { refunded: 5 })),
  ).toMatchObject({ ok: true });
  expect(await read(change)).toMatchObject({ state: 'Completed', refunded: 5 });
  expect((await readChangeEvents(job(), change)).map(({ event, from, to }) => [event, from, to])).toEqual([
    ['acknowledge', 'Accepted', 'WithSupplier'],
    ['complete', 'WithSupplier', 'Completed'],
  ]);
  expect(
    await commit(job(), changeEventWrites(job(), await changeIn('Asked'), ['acknowledge', 'complete'])),
  ).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
});

test('who sees to it is a field: beside any change, and never over one', async () => {
  const change = await changeIn('Asked');
  const assign = (from: ChangeItem, name?: string) =>
    commit(job(), assignWrites(job(), from, name === undefined ? undefined : { userId: 'S1', name }));
  expect(await assign(change, 'Ravi')).toMatchObject({ ok: true });
  expect(await take(change, 'setCharges')).toMatchObject({ code: 'CONFLICT' });
  expect(await take(await read(change), 'setCharges')).toMatchObject({ ok: true });
  expect(await read(change)).toMatchObject({ state: 'ChargesSet', assignedTo: { name: 'Ravi' } });
  expect(await assign(await read(change))).toMatchObject({ ok: true });
  expect((await read(change)).assignedTo).toBeUndefined();
});

test('a booking has one open request; what the airline cancelled can be asked for, and returns where it was', async () => {
  for (const statusId of [BookingStatus.Ticketed, BookingStatus.Cancelled]) {
    const booking = await booked({ statusId });
    const [one, other] = [makeChange(user(), booking), makeChange(user(), booking)];
    const asked = await Promise.all(
      [one, other].map((change) => commit(job(), askChangeWrites(job(), booking, change))),
    );
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    const open = (await readBooking(job(), booking.bookingId))!;
    expect(open).toMatchObject({ statusId: BookingStatus.ChangeRequested, changes: 1 });
    expect(await commit(job(), askChangeWrites(job(), open, makeChange(user(), open)))).toMatchObject({
      code: 'ILLEGAL_TRANSITION',
    });
    expect(await commit(job(), bookingReturnsWrites(job(), open, one))).toMatchObject({ ok: true });
    expect((await readBooking(job(), booking.bookingId))!.statusId).toBe(statusId);
  }
});

test('some of it is marked and the rest stays ticketed; with the last of it the booking is cancelled', async () => {
  const back = { ...delhiToMumbai, tripIndicator: 2 as const, originAirportCode: 'BOM', destinationAirportCode: 'DEL' };
  const booking = await booked({ passengers: [ananya, ananya], segments: [delhiToMumbai, back] });
  const parts = [
    { passengers: [1], segments: [0, 1] },
    { passengers: [0], segments: [1] },
    { passengers: [0], segments: [0] },
  ];
  const seen: unknown[] = [];
  for (const chosen of parts) {
    const before = (await readBooking(job(), booking.bookingId))!;
    const change = makeChange(user(), before, chosen);
    await commit(job(), askChangeWrites(job(), before, change));
    const open = (await readBooking(job(), booking.bookingId))!;
    expect(await commit(job(), bookingCancelledWrites(job(), open, change))).toMatchObject({ ok: true });
    const { statusId, passengers, segments } = (await readBooking(job(), booking.bookingId))!;
    seen.push([statusId, passengers.map(({ cancelledOn }) => cancelledOn), segments[0]!.flightStatus]);
  }
  expect(seen).toEqual([
    [BookingStatus.Ticketed, [undefined, [0, 1]], 'Confirmed'],
    [BookingStatus.Ticketed, [[1], [0, 1]], 'Confirmed'],
    [
      BookingStatus.Cancelled,
      [
        [0, 1],
        [0, 1],
      ],
      'Cancelled',
    ],
  ]);
});
