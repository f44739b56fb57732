import { expect, test } from 'vitest';
import { runSchedule } from '#functions/workers/schedules.ts';
import { clock } from '#functions/clock.ts';
import { TICKETS_WITHIN } from '#functions/suppliers/duffel/map-order.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { DAY, HOUR, instant, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
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
  const mails = mailsWith('Number follows');
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
