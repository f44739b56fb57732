import { expect, test } from 'vitest';
import { refusal } from '#infra/local/duffel-fake/replies.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { clock } from '#functions/clock.ts';
import { TICKETS_WITHIN } from '#functions/suppliers/duffel/map-order.ts';
import { doWithoutTicketNumbers } from '#shared/bookings/do-without-ticket-numbers.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { DAY, HOUR, instant, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { type DuffelSale, useDuffelSite } from './duffel-site.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const desk = useDuffelSite(world);

const numbersOf = async (sale: DuffelSale) =>
  (await desk.booking(sale)).passengers.map(({ ticket }) => ticket?.ticketNumber);
const rowsWith = async (PNR: string) =>
  (await callHttp({ site: 'sarathi', as: desk.user, call: getTickets, body: { PNR } })).result!.tickets;
const mailsWith = (text: string) => world.mail.sent.filter(({ html }) => html.includes(text)).length;
const events = async ({ bookingId }: DuffelSale) =>
  (
    await callHttp({ site: 'sarathi', as: desk.user, call: getBookingDetails, body: { bookingId } })
  ).result!.timeline.map(({ event }) => event);

/** Time passes, with a round of the sweeper every minute. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += MINUTE) {
    world.clock.advance(MINUTE);
    await runSchedule('lead-bookings-on');
  }
}

test('tickets that come within minutes are waited for by the booking worker, and the mail has their numbers', async () => {
  const sale = await desk.sell('Lateticket');
  expect(await desk.orderState(sale)).toBe('UNKNOWN');
  expect(await desk.refreshDue(sale)).toBeUndefined();
  await pass(15 * MINUTE);
  expect(await desk.orderState(sale)).toBe('COMPLETED');
  const [number] = await numbersOf(sale);
  expect(number).toMatch(/^125\d{10}$/);
  expect((await desk.booking(sale)).lacksTicketNumbers).toBeUndefined();
  await runSchedule('send-mails');
  expect(world.mail.lastTo('asha@example.com').html).toContain(number);
});

test('numbers that come an hour later are waited for by the status refresh, found by, told and mailed once', async () => {
  const sale = await desk.sell('Numberlater');
  await pass(TICKETS_WITHIN + 10 * MINUTE);
  expect(await desk.orderState(sale)).toBe('COMPLETED');
  expect(await numbersOf(sale)).toEqual(['']);
  expect(await desk.booking(sale)).toMatchObject({ statusId: 3, lacksTicketNumbers: true });
  await runSchedule('send-mails');
  const mails = mailsWith('Number to follow');
  expect(mails).toBeGreaterThan(0);

  // Not there yet: asked again after as long as it was waited for.
  const ticketedAt = Date.parse((await desk.booking(sale)).ticketedAt!);
  expect(await desk.refreshDue(sale)).toBe(instant(ticketedAt + 15 * MINUTE));
  world.clock.set(instant(ticketedAt + 15 * MINUTE));
  await runSchedule('refresh-status');
  expect(await numbersOf(sale)).toEqual(['']);
  expect(await desk.refreshDue(sale)).toBe(instant(ticketedAt + 30 * MINUTE));

  world.clock.advance(HOUR);
  await Promise.all([runSchedule('refresh-status'), runSchedule('refresh-status'), runSchedule('refresh-status')]);
  const [number = ''] = await numbersOf(sale);
  expect(number).toMatch(/^125\d{10}$/);
  expect((await desk.booking(sale)).lacksTicketNumbers).toBeUndefined();
  expect((await rowsWith(number)).map(({ bookingId }) => bookingId)).toEqual([sale.bookingId]);
  expect((await events(sale)).filter((event) => event === 'numberTickets')).toHaveLength(1);
  await runSchedule('send-mails');
  await runSchedule('send-mails');
  expect(mailsWith(number)).toBe(mails);

  // With the next round the flights, and from then on once a day.
  await runSchedule('refresh-status');
  expect(await desk.refreshDue(sale)).toBe(instant(clock.now() + DAY));
});

test('numbers that are there stay, though Duffel says them no more', async () => {
  const sale = await desk.sell('Menon');
  desk.fake.instead = ({ path }, answer) => {
    const reply = answer();
    const { data } = reply.body as { data: { documents?: unknown[] } };
    return path.startsWith('/air/orders/') ? { ...reply, body: { data: { ...data, documents: [] } } } : undefined;
  };
  const before = await desk.booking(sale);
  world.clock.advance(DAY + MINUTE);
  await runSchedule('refresh-status');
  expect(await desk.booking(sale)).toEqual(before);
});

const detailsOf = async ({ bookingId }: DuffelSale, as: TestUser) =>
  (await callHttp({ site: 'sarathi', as, call: getBookingDetails, body: { bookingId } })).result!;
const casesFor = async (as: TestUser) =>
  (await callHttp({ site: 'sarathi', as, call: getTickets, body: { numbersMissing: true } })).result!.tickets;
const closing = (sale: DuffelSale, as: TestUser) =>
  callHttp({ site: 'sarathi', as, call: doWithoutTicketNumbers, body: { bookingId: sale.bookingId } });
const orderOf = ({ bookingId }: DuffelSale) =>
  [...desk.fake.orders.values()].find(({ metadata }) => metadata.portolan_booking === bookingId)!;

/** Sold to somebody whose airline says no ticket numbers, and looked at when that is a case for staff. */
async function withoutNumbers(): Promise<DuffelSale> {
  const sale = await desk.sell('Nonumber');
  await pass(TICKETS_WITHIN + 10 * MINUTE);
  const ticketedAt = Date.parse((await desk.booking(sale)).ticketedAt!);
  world.clock.set(instant(ticketedAt + DAY - MINUTE));
  await runSchedule('refresh-status');
  expect((await desk.booking(sale)).numbersCase).toBeUndefined();
  expect(await desk.refreshDue(sale)).toBe(instant(ticketedAt + DAY));
  world.clock.set(instant(ticketedAt + DAY));
  return sale;
}

test('numbers that do not come in a day are a case for staff: said once, in their list, closed by them', async () => {
  const sale = await withoutNumbers();
  expect(await casesFor(desk.admin())).toEqual([]);
  await Promise.all([runSchedule('refresh-status'), runSchedule('refresh-status')]);
  await runSchedule('refresh-status');
  expect(await casesFor(desk.admin())).toMatchObject([
    { bookingId: sale.bookingId, statusId: 3, numbersMissing: true, passengers: [{ ticket: { ticketNumber: '' } }] },
  ]);
  const { desk: shown, timeline } = await detailsOf(sale, desk.admin());
  expect(timeline.filter(({ event }) => event === 'needsAction').map(({ note }) => note)).toEqual([
    expect.stringContaining('ticket numbers are missing'),
  ]);
  expect(shown).toMatchObject({ about: 'ticketNumbers', supplier: 'duffel', supplierReference: orderOf(sale).id });

  // Whose booking it is reads that the number follows, and nothing of what staff have to do.
  const own = await detailsOf(sale, desk.user);
  expect([own.desk, own.timeline.map(({ event }) => event)]).toEqual([null, ['ticket', 'loseSight', 'create']]);
  expect((await rowsWith(own.booking.pnr))[0]).not.toHaveProperty('numbersMissing');

  expect((await closing(sale, desk.user)).status).toBe(403);
  const stranger = await world.addUser('gulf', 'staff', { isSuperAdmin: true });
  expect(
    (await callHttp({ site: 'gulf', as: stranger, call: doWithoutTicketNumbers, body: { bookingId: sale.bookingId } }))
      .status,
  ).toBe(404);
  const answers = await Promise.all([1, 2, 3].map(() => closing(sale, desk.admin())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await closing(sale, desk.admin())).errorCode).toBe('ILLEGAL_TRANSITION');
  expect(await casesFor(desk.admin())).toEqual([]);
  const after = await detailsOf(sale, desk.admin());
  expect(after.desk).toBeNull();
  expect(after.timeline.filter(({ event }) => event === 'closeNumbers')).toHaveLength(1);

  // It is not opened again, and numbers that come all the same are taken.
  world.clock.advance(2 * DAY);
  await runSchedule('refresh-status');
  expect(await casesFor(desk.admin())).toEqual([]);
  delete orderOf(sale).trigger;
  world.clock.advance(2 * DAY);
  await runSchedule('refresh-status');
  expect(await numbersOf(sale)).toEqual([expect.stringMatching(/^125\d{10}$/)]);
});

test('numbers that come at last end the case, and a supplier that is silent does not keep it from staff', async () => {
  const sale = await withoutNumbers();
  desk.fake.instead = () => refusal(503, 'service_unavailable');
  await runSchedule('refresh-status');
  desk.fake.instead = undefined;
  expect((await casesFor(desk.admin())).map(({ bookingId }) => bookingId)).toEqual([sale.bookingId]);
  delete orderOf(sale).trigger;
  await runSchedule('refresh-status');
  expect(await casesFor(desk.admin())).toEqual([]);
  const booking = await desk.booking(sale);
  expect([booking.numbersCase, booking.lacksTicketNumbers]).toEqual([undefined, undefined]);
  expect((await detailsOf(sale, desk.admin())).desk).toBeNull();
});

test.each([
  ['that its airline cancels', 4, async (sale: DuffelSale) => void (orderOf(sale).cancelledAt = clock.now())],
  ['whose flights have left', 3, async () => void world.clock.set('2027-06-01T00:00:00Z')],
])('a case of a booking %s is none any more', async (_, statusId, ends) => {
  const sale = await withoutNumbers();
  await runSchedule('refresh-status');
  expect(await casesFor(desk.admin())).toHaveLength(1);
  await ends(sale);
  await runSchedule('refresh-status');
  world.clock.restore();
  expect(await casesFor(desk.admin())).toEqual([]);
  expect((await desk.booking(sale)).statusId).toBe(statusId);
  expect(await desk.refreshDue(sale)).toBeUndefined();
});

test('the table failing at any operation of the round that makes it a case: it is one, said once', async () => {
  const sale = await withoutNumbers();
  world.faults.reset();
  for (let nth = 1; nth < 40; nth++) {
    world.faults.reset();
    world.faults.failNth(nth, nth % 2 ? 'before' : 'after');
    await runSchedule('refresh-status').catch(() => undefined);
    world.faults.reset();
    world.clock.advance(10 * MINUTE);
    await runSchedule('refresh-status');
  }
  const { timeline } = await detailsOf(sale, desk.admin());
  expect(timeline.filter(({ event }) => event === 'needsAction')).toHaveLength(1);
});
