import { beforeEach, expect, test } from 'vitest';
import { runSchedule } from '#functions/workers/schedules.ts';
import { refusal } from '#infra/local/duffel-fake/replies.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { acceptAirlineChange } from '#shared/flights/accept-airline-change.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { type DuffelSale, useDuffelSite } from './duffel-site.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const desk = useDuffelSite(world);
beforeEach(() => {
  world.clock.restore();
});

const detailsOf = async ({ bookingId }: DuffelSale, as: TestUser) =>
  (await callHttp({ site: 'sarathi', as, call: getBookingDetails, body: { bookingId } })).result!;
const casesFor = async (as: TestUser, sale: DuffelSale) =>
  (await callHttp({ site: 'sarathi', as, call: getTickets, body: { changeToAccept: true } })).result!.tickets.filter(
    ({ bookingId }) => bookingId === sale.bookingId,
  );
const accept = ({ bookingId }: DuffelSale, as = desk.admin()) =>
  callHttp({ site: 'sarathi', as, call: acceptAirlineChange, body: { bookingId } });
const orderOf = ({ bookingId }: DuffelSale) =>
  [...desk.fake.orders.values()].find(({ metadata }) => metadata.portolan_booking === bookingId)!;
const acceptances = () => desk.fake.asked.filter(({ path }) => path.endsWith('/actions/accept')).length;
const isOrder = (path: string) => path.startsWith('/air/orders/');

/** Sold, and moved by its airline by 50 minutes, which the status refresh has seen. */
async function moved(): Promise<DuffelSale> {
  const sale = await desk.sell('Rescheduled');
  world.clock.advance(DAY + MINUTE);
  await runSchedule('refresh-status');
  return sale;
}

test('what an airline moved is a case for staff, said once, accepted by their button and by nobody else', async () => {
  const sale = await moved();
  const after = await desk.booking(sale);
  expect(after.changeToAccept).toBe(true);
  await runSchedule('refresh-status');
  expect(await casesFor(desk.admin(), sale)).toMatchObject([{ statusId: 3, changeToAccept: true }]);
  const told = await detailsOf(sale, desk.admin());
  expect(told.desk).toMatchObject({ about: 'airlineChange', supplier: 'duffel', supplierReference: orderOf(sale).id });
  expect(told.timeline.filter(({ event }) => event === 'needsAction').map(({ note }) => note)).toEqual([
    expect.stringMatching(/Ask the customer, then accept the change/),
  ]);

  // Whose booking it is sees the flights as they are now, and nothing of what staff have to do.
  const own = await detailsOf(sale, desk.user);
  expect([own.desk, own.timeline.map(({ event }) => event)]).toEqual([null, ['changeFlights', 'ticket', 'create']]);
  const [row] = (await callHttp({ site: 'sarathi', as: desk.user, call: getTickets, body: { PNR: own.booking.pnr } }))
    .result!.tickets;
  expect(row).not.toHaveProperty('changeToAccept');
  expect((await accept(sale, desk.user)).status).toBe(403);
  const stranger = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
  const foreign = await callHttp({
    site: 'gulf',
    as: stranger,
    call: acceptAirlineChange,
    body: { bookingId: sale.bookingId },
  });
  expect(foreign.status).toBe(404);
  expect(acceptances()).toBe(0);

  expect((await accept(sale)).errorCode).toBeNull();
  expect(orderOf(sale).acceptedAt).toBeDefined();
  expect(await casesFor(desk.admin(), sale)).toEqual([]);
  await runSchedule('refresh-status');
  const settled = await detailsOf(sale, desk.admin());
  expect(settled.desk).toBeNull();
  expect(settled.timeline.filter(({ event }) => event === 'acceptChange')).toHaveLength(1);
  expect(settled.timeline.filter(({ event }) => event === 'changeFlights')).toHaveLength(1);
  expect((await desk.booking(sale)).segments).toEqual(after.segments);
  expect((await accept(sale)).errorCode).toBe('ILLEGAL_TRANSITION');
  expect(acceptances()).toBe(1);
});

test('three of staff press at once: it is accepted once, and the case is closed', async () => {
  const sale = await moved();
  const answers = await Promise.all([accept(sale), accept(sale), accept(sale)]);
  expect(answers.filter(({ errorCode }) => errorCode && errorCode !== 'ILLEGAL_TRANSITION')).toEqual([]);
  expect(await casesFor(desk.admin(), sale)).toEqual([]);
  const { timeline } = await detailsOf(sale, desk.admin());
  expect(timeline.filter(({ event }) => event === 'acceptChange')).toHaveLength(1);
});

test('accepted at Duffel itself, or by an answer that nobody heard, it is none any more at the next look', async () => {
  const sale = await moved();
  orderOf(sale).acceptedAt = Date.parse('2026-11-22T05:00:00Z');
  expect((await accept(sale)).errorCode).toBeNull();
  expect(acceptances()).toBe(0);

  const other = await moved();
  desk.fake.instead = ({ path }, answer) => {
    if (!path.endsWith('/actions/accept')) return undefined;
    answer();
    return refusal(503, 'service_unavailable');
  };
  expect((await accept(other)).errorCode).toBeNull();
  expect(await casesFor(desk.admin(), other)).toEqual([]);

  const third = await moved();
  orderOf(third).acceptedAt = Date.parse('2026-11-22T05:00:00Z');
  world.clock.advance(DAY + MINUTE);
  await runSchedule('refresh-status');
  expect(await casesFor(desk.admin(), third)).toEqual([]);
  expect((await desk.booking(third)).changeToAccept).toBeUndefined();
});

test('refused or silent, nothing is closed, and it can be tried again', async () => {
  const sale = await moved();
  desk.fake.instead = ({ path }) =>
    path.endsWith('/actions/accept') ? refusal(500, 'internal_server_error') : undefined;
  expect((await accept(sale)).errorCode).toBe('SUPPLIER_FAILED');
  desk.fake.instead = ({ path }) => (isOrder(path) ? refusal(503, 'service_unavailable') : undefined);
  expect((await accept(sale)).errorCode).toBe('SUPPLIER_FAILED');
  world.clock.advance(DAY);
  await runSchedule('refresh-status');
  expect(await casesFor(desk.admin(), sale), 'silence closes nothing').toHaveLength(1);
  desk.fake.instead = undefined;
  expect((await accept(sale)).errorCode).toBeNull();
});

test('what Duffel leaves to be settled with the airline is not touched from here', async () => {
  const sale = await moved();
  desk.fake.instead = ({ path, method }, answer) => {
    if (method !== 'GET' || !isOrder(path)) return undefined;
    const reply = answer();
    const { data } = reply.body as { data: { airline_initiated_changes: object[] } };
    const changes = data.airline_initiated_changes.map((one) => ({ ...one, available_actions: ['update'] }));
    return { ...reply, body: { data: { ...data, airline_initiated_changes: changes } } };
  };
  expect((await accept(sale)).errorCode).toBe('ILLEGAL_TRANSITION');
  expect(acceptances()).toBe(0);
  expect(await casesFor(desk.admin(), sale)).toHaveLength(1);
});

test('a change that cannot be read is a case too; one of a booking whose flights have left is none any more', async () => {
  const sale = await desk.sell('Rescheduled');
  const before = await desk.booking(sale);
  desk.fake.instead = ({ path, method }, answer) => {
    if (method !== 'GET' || !isOrder(path)) return undefined;
    const reply = answer();
    const { data } = reply.body as { data: { airline_initiated_changes: object[] } };
    const changes = data.airline_initiated_changes.map((one) => ({ ...one, added: 'soon', removed: null }));
    return { ...reply, body: { data: { ...data, airline_initiated_changes: changes } } };
  };
  world.clock.advance(DAY + MINUTE);
  await runSchedule('refresh-status');
  const after = await desk.booking(sale);
  expect([after.segments, after.changeToAccept]).toEqual([before.segments, true]);
  world.clock.set('2027-06-01T00:00:00Z');
  await runSchedule('refresh-status');
  world.clock.restore();
  expect(await casesFor(desk.admin(), sale)).toEqual([]);
  expect((await desk.booking(sale)).changeToAccept).toBeUndefined();
});

test('the table failing at any operation of the round that makes it a case: it is one, said once', async () => {
  const sale = await desk.sell('Rescheduled');
  world.clock.advance(DAY + MINUTE);
  for (let nth = 1; nth < 25; nth++) {
    world.faults.reset();
    world.faults.failNth(nth, nth % 2 ? 'before' : 'after');
    await runSchedule('refresh-status').catch(() => undefined);
    world.faults.reset();
    world.clock.advance(10 * MINUTE);
    await runSchedule('refresh-status');
  }
  expect(await casesFor(desk.admin(), sale)).toHaveLength(1);
  const { timeline } = await detailsOf(sale, desk.admin());
  expect(timeline.filter(({ event }) => event === 'needsAction')).toHaveLength(1);
  expect(timeline.filter(({ event }) => event === 'changeFlights')).toHaveLength(1);
});
