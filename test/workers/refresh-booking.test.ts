import { beforeAll, expect, test } from 'vitest';
import { unpackCard } from '#functions/bookings/packed-card.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { createSiteWrites } from '#functions/site/writes.ts';
import type { FlightSupplier } from '#functions/suppliers/flight-supplier.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { nextRefresh, numbersMissedAt } from '#functions/bookings/next-refresh.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { recipientsOf } from '#functions/bookings/recipients-of.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { fail } from '#shared/errors.ts';
import { DAY, HOUR, instant, MINUTE } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import { delhiToMumbai } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { buyFlight } from '#test/suppliers/buy-flight.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let user: TestUser;
beforeAll(async () => {
  const { head, data } = testSites[site];
  await commit(
    job(),
    createSiteWrites(job(), head, data, [
      { name: 'sandbox-lcc', adapter: 'sandbox', settings: { kind: 'lcc', seed: 'lcc', triggers: true } },
    ]),
  );
  user = await world.addUser(site, 'travelAgent');
  await fillWallet(world, user, 1_000_000_00);
});

/** A ticketed booking; the last name is the sandbox's trigger. */
async function ticketed(lastName: string): Promise<string> {
  await buyFlight({ site, as: user, source: 'sandbox-lcc', lastName, day: '2026-12-12' });
  const { tickets } = (await callHttp({ site, as: user, call: getTickets, body: { Passenger: lastName } })).result!;
  return tickets[0]!.bookingId;
}
const taskOf = (bookingId: string) => storedRow<{ ds: string }>(keys.bookingTask(job(), bookingId, 'REFRESH'));
const timelineOf = async (bookingId: string, as: TestUser) =>
  (await callHttp({ site, as, call: getBookingDetails, body: { bookingId } })).result!.timeline;
const refresh = () => runSchedule('refresh-status');

test('a booking is looked at daily, a day before each departure, and not after the last', () => {
  const leaves = localToMs(delhiToMumbai.departureTime, delhiToMumbai.originZone);
  const next = (now: number, segments = [delhiToMumbai]) => nextRefresh({ segments }, now);
  expect(next(leaves - 10 * DAY)).toBe(leaves - 9 * DAY);
  expect(next(leaves - 40 * HOUR)).toBe(leaves - DAY);
  expect(next(leaves - DAY)).toBe(leaves);
  expect(next(leaves)).toBeUndefined();
  const back = { ...delhiToMumbai, departureTime: '2026-03-08T06:10' };
  expect(next(leaves, [delhiToMumbai, back])).toBe(leaves + DAY);
});

test('ticket numbers that are not there yet are asked for at pauses that double, up to a day', () => {
  const ticketed = localToMs(delhiToMumbai.departureTime, delhiToMumbai.originZone) - 10 * DAY;
  const pause = (waited: number) =>
    nextRefresh(
      { segments: [delhiToMumbai], ticketedAt: instant(ticketed), lacksTicketNumbers: true },
      ticketed + waited,
    )! -
    ticketed -
    waited;
  expect([0, 15 * MINUTE, HOUR, 3 * DAY].map(pause)).toEqual([15 * MINUTE, 15 * MINUTE, HOUR, DAY]);
});

test('ticket numbers are missing a day after ticketing, a day before departure, or at the first look', () => {
  const leaves = localToMs(delhiToMumbai.departureTime, delhiToMumbai.originZone);
  const missed = (ticketed: number) =>
    numbersMissedAt({ segments: [delhiToMumbai], ticketedAt: instant(ticketed) }) - ticketed;
  expect([10 * DAY, 40 * HOUR, 6 * HOUR].map((before) => missed(leaves - before))).toEqual([
    DAY,
    16 * HOUR,
    15 * MINUTE,
  ]);
  const lacking = {
    segments: [delhiToMumbai],
    ticketedAt: instant(leaves - 10 * DAY),
    lacksTicketNumbers: true as const,
  };
  expect(nextRefresh(lacking, leaves - 10 * DAY + 20 * HOUR)).toBe(leaves - 9 * DAY);
  expect(nextRefresh({ ...lacking, numbersCase: 'open' }, leaves - 10 * DAY + 20 * HOUR)).toBe(
    leaves - 10 * DAY + 40 * HOUR,
  );
});

test('flights that leave later are kept, shown and told once, however often they are looked at', async () => {
  world.clock.restore();
  const bookingId = await ticketed('Rescheduled');
  const before = (await readBooking(job(), bookingId))!;
  await refresh();
  expect((await readBooking(job(), bookingId))!.segments).toEqual(before.segments);
  world.clock.advance(DAY + MINUTE);
  await Promise.all([refresh(), refresh(), refresh()]);
  const after = (await readBooking(job(), bookingId))!;
  expect(after.statusId).toBe(3);
  expect(after.segments[0]!.flightStatus).toBe('Schedule changed');
  expect(
    localToMs(after.segments[0]!.departureTime, 'Asia/Kolkata') -
      localToMs(before.segments[0]!.departureTime, 'Asia/Kolkata'),
  ).toBe(50 * MINUTE);
  const row = await storedRow<{ g2s: string; g4s: string; card: string }>(keys.booking(job(), bookingId));
  expect([row!.g2s, row!.g4s, unpackCard(row!.card).travelAt]).toEqual(
    Array.from({ length: 3 }, () => after.segments[0]!.departureTime),
  );
  world.clock.advance(DAY + MINUTE);
  await refresh();
  for (const who of [user, world.user(site, 'staff')]) {
    const told = (await timelineOf(bookingId, who)).filter(({ event }) => event === 'changeFlights');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      who: 'System',
      note: expect.stringMatching(/DEL-BOM: 12 Dec 2026 \d\d:\d\d, now 12 Dec 2026 \d\d:\d\d/),
    });
  }
  await runSchedule('send-mails');
  const mails = world.mail.sent.filter(({ subject }) => subject.startsWith('The airline changed your flights'));
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    recipientsOf(after)
      .map(({ to }) => to)
      .toSorted(),
  );
  expect(mails[0]!.text).toMatch(/DEL-BOM: 12 Dec 2026 \d\d:\d\d, now 12 Dec 2026 \d\d:\d\d/);
});

test('a booking that the airline cancels is Cancelled, left to staff, and no money moves', async () => {
  world.clock.restore();
  const bookingId = await ticketed('Airlinecancels');
  const { balance } = await readWallet(job(), user.actor.owner, 'INR');
  world.clock.advance(DAY + MINUTE);
  await Promise.all([refresh(), refresh()]);
  const after = (await readBooking(job(), bookingId))!;
  expect(after.statusId).toBe(4);
  expect(after.segments.every(({ flightStatus }) => flightStatus === 'Cancelled')).toBe(true);
  expect((await readWallet(job(), user.actor.owner, 'INR')).balance).toBe(balance);
  expect(await taskOf(bookingId)).toBeUndefined();
  const events = async (who: TestUser) =>
    (await timelineOf(bookingId, who))
      .map(({ event }) => event)
      .filter((event) => event === 'cancel' || event === 'needsAction')
      .sort();
  expect(await events(user)).toEqual(['cancel']);
  expect(await events(world.user(site, 'staff'))).toEqual(['cancel', 'needsAction']);

  await runSchedule('send-mails');
  const mails = world.mail.sent.filter(({ subject }) => subject.startsWith('The airline cancelled your flights'));
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    recipientsOf(after)
      .map(({ to }) => to)
      .toSorted(),
  );

  // It stands among what waits until its money is settled.
  const due = async () =>
    (await callHttp({ site, as: user, call: getTickets, body: { refundDue: true } })).result!.tickets.map(
      (row) => row.bookingId,
    );
  expect(await due()).toEqual([bookingId]);
  const ask = <C extends Call>(as: TestUser, call: C, body: WireRequestOf<C>) => callHttp({ site, call, body, as });
  const isSaidDue = async () => (await ask(user, getBookingDetails, { bookingId })).result!.booking.refundDue;
  expect(await isSaidDue()).toBe(true);
  const desk = await world.addUser(site, 'staff', { isSuperAdmin: true });
  const asked = { BookingId: bookingId, RequestType: 1, Remarks: 'Cancelled' } as const;
  const { requestId } = (await ask(user, changeRequest, { ...asked, CancellationType: 2 })).result!;
  const charges = { requestId, currency: 'INR', airlineCharge: 0, cancellationFee: 0, remarks: '' };
  const charged = await ask(desk, setChangeCharges, charges);
  const { chargesNo } = charged.result!.charges!;
  expect(await ask(user, acceptChangeCharges, { requestId, chargesNo })).toMatchObject({ status: 200 });
  const done = await ask(desk, completeChangeRequest, { requestId, currency: 'INR', creditNote: 'AI-1', reason: '' });
  expect(done).toMatchObject({ status: 200 });
  expect(await due()).toEqual([]);
  expect(await isSaidDue()).toBeUndefined();
});

test('a silent supplier is asked again the next day, and nothing changes', async () => {
  world.clock.restore();
  const bookingId = await ticketed('Menon');
  const before = (await readBooking(job(), bookingId))!;
  world.clock.advance(DAY + MINUTE);
  const real = adapters.sandbox!;
  adapters.sandbox = async (actor, setting) =>
    new Proxy((await real(actor, setting))!, {
      get: (supplier, name) =>
        name === 'retrieve' ? async () => fail('SUPPLIER_TIMEOUT') : supplier[name as keyof FlightSupplier],
    });
  await refresh();
  adapters.sandbox = real;
  expect(await readBooking(job(), bookingId)).toEqual(before);
  expect((await taskOf(bookingId))!.ds).toBe(instant(Date.parse('2026-11-21T06:00:00.000Z') + 2 * DAY + MINUTE));
});

test('nothing is asked any more once the flights have left', async () => {
  world.clock.restore();
  const bookingId = await ticketed('Iyer');
  world.clock.advance(30 * DAY);
  await refresh();
  expect(await taskOf(bookingId)).toBeUndefined();
});
