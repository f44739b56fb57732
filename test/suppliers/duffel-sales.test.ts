import { expect, test } from 'vitest';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { refusal } from '#infra/local/duffel-fake/replies.ts';
import { MINUTE } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { useDuffelSite } from './duffel-site.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const desk = useDuffelSite(world);
const balance = async () => (await readWallet(desk.job(), desk.user.actor.owner, 'INR')).balance;
const orders = () => desk.fake.asked.filter(({ method, path }) => method === 'POST' && path === '/air/orders').length;

test.each([
  ['a seat that is sold', 'Soldout'],
  ['a fare that costs more now', 'Priceup'],
  ['an order that the airline did not make', 'Notcreated'],
])('%s is surely not booked: told once, and the money goes back', async (_, lastName) => {
  const before = await balance();
  const sale = await desk.sell(lastName);
  await runSchedule('give-money-back');
  expect(await desk.orderState(sale)).toBe('REFUNDED');
  expect(await balance()).toBe(before);
  expect(orders()).toBe(1);
});

test('a name that the airline cannot take is refused at the form, before anybody pays', async () => {
  const before = await balance();
  await expect(desk.sell('Venkatanarasimharajuvaripeta')).rejects.toThrow(
    'This airline accepts at most 20 letters here',
  );
  expect(await balance()).toBe(before);
  expect(orders()).toBe(0);
});

test('a token that is revoked between payment and order leaves the outcome open, until Duffel takes another', async () => {
  const sale = await desk.sell('Menon');
  expect(await desk.orderState(sale)).toBe('COMPLETED');
  const before = await balance();
  desk.fake.instead = ({ method, path }) =>
    method === 'POST' && path === '/air/orders' ? refusal(503, 'service_unavailable') : undefined;
  const open = await desk.sell('Iyer');
  expect(await desk.orderState(open)).toBe('UNKNOWN');
  desk.fake.instead = () => refusal(401, 'access_token_not_found');
  world.clock.advance(20 * MINUTE);
  await runSchedule('lead-bookings-on');
  expect(await desk.orderState(open)).toBe('UNKNOWN');
  desk.fake.instead = undefined;
  await desk.setSecret('duffelToken', 'duffel_test_another-one');
  world.clock.advance(20 * MINUTE);
  await runSchedule('lead-bookings-on');
  await runSchedule('give-money-back');
  expect(await desk.orderState(open)).toBe('REFUNDED');
  expect(await balance()).toBe(before);
});

test('a payment that Duffel breaks over is sent once: the hold is given back, and the money too', async () => {
  const before = await balance();
  const sale = await desk.sell('Payfailed', false);
  expect(await desk.orderState(sale)).toBe('UNKNOWN');
  for (let pass = 0; pass < 12; pass++) {
    world.clock.advance(5 * MINUTE);
    await runSchedule('lead-bookings-on');
  }
  await runSchedule('give-money-back');
  expect(await desk.orderState(sale)).toBe('REFUNDED');
  expect(await balance()).toBe(before);
  expect(desk.fake.asked.filter(({ path }) => path === '/air/payments')).toHaveLength(1);
});

test('who bought it reads nowhere at whom the site bought it', async () => {
  const { orderId, bookingId } = await desk.sell('Menon');
  const { pnr } = await desk.booking({ orderId, bookingId });
  await runSchedule('send-mails');
  const read = await Promise.all([
    callHttp({ site: 'sarathi', as: desk.user, call: getOrder, body: { orderId } }),
    callHttp({ site: 'sarathi', as: desk.user, call: getBookingDetails, body: { bookingId, withDocuments: true } }),
    callHttp({ site: 'sarathi', as: desk.user, call: getTicketDetail, body: { bookingId, pnr } }),
  ]);
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200]);
  // Ids are no text: a search's names the site's own source.
  const textOf = (result: unknown) => JSON.stringify(result).replace(/"traceId":"[^"]*"/, '');
  for (const { result } of read) expect(textOf(result)).not.toMatch(/duffel/i);
  const mails = world.mail.sent.filter(({ text }) => text.includes(pnr));
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, text, html } of mails) expect(subject + text + html).not.toMatch(/duffel/i);
});

test('after all of it the books add up', async () => {
  expect(faultsOf(await readLedger('sarathi'))).toEqual([]);
});
