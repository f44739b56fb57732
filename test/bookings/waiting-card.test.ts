import { expect, it } from 'vitest';
import { changeFlightsWrites } from '#functions/bookings/refresh-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { type BookingCard, BookingStatus } from '#shared/bookings/model.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { listed } from '#test/table/listed.ts';

const world = useWorld({ at: '2026-03-01T08:00:00Z' });

it('a booking whose request waits shows the flights it has now, wherever it stands', async () => {
  const job = world.job('sarathi');
  const agent = world.user('sarathi', 'travelAgent');
  const booking = await storeBooking(job, makeBooking(agent, { statusId: BookingStatus.ChangeRequested }));
  const segments = booking.segments.map((segment) => ({ ...segment, departureTime: '2026-03-05T09:45' }));
  expect((await commit(job, changeFlightsWrites(job, booking, { segments, note: '' }))).ok).toBe(true);
  for (const list of [
    keys.openBookings(job),
    keys.openBookingsOfOwner(job, agent.actor.owner),
    keys.bookingsByDate(job),
  ])
    expect((await listed<BookingCard>(world, list)).map(({ travelAt }) => travelAt)).toEqual(['2026-03-05T09:45']);
});
