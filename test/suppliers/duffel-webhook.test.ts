import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { log } from '#functions/runtime/log.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { listenForWakes, type Wake } from '#functions/runtime/wake-queue.ts';
import { type FakeEvent, noticeOf, signatureOf } from '#infra/local/duffel-fake/webhooks.ts';
import { clock } from '#functions/clock.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { DAY, instant, MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { hear, useDuffelSite, WEBHOOK_SECRET } from './duffel-site.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const desk = useDuffelSite(world);
const warnings: string[] = [];
const woken: Wake[] = [];
beforeAll(() => {
  listenForWakes(async (wake) => void woken.push(wake));
  return () => listenForWakes(undefined);
});
beforeEach(() => {
  warnings.length = 0;
  woken.length = 0;
  vi.spyOn(log, 'warn').mockImplementation((...said) => {
    warnings.push([said[0], (said[1] as { reason?: string }).reason].join(': '));
  });
});

const notice = (event: Partial<FakeEvent>, secret = WEBHOOK_SECRET, at = clock.now()) =>
  noticeOf({ url: '', secret }, { type: 'ping.triggered', object: {}, key: 'png_1', ...event }, at);
const toldOf = (type: string) => desk.told.findLast(({ body }) => body.includes(`"type":"${type}"`))!;
const aboutOrder = (order_id: string) =>
  notice({ type: 'order.airline_initiated_change_detected', object: { id: 'aic_1', order_id }, key: 'aic_1' });
const timelineOf = async (bookingId: string) =>
  (
    await callHttp({ site: 'sarathi', as: desk.user, call: getBookingDetails, body: { bookingId } })
  ).result!.timeline.map(({ event }) => event);

test('flights that an airline moved are looked at with the next round, and not a day later', async () => {
  const sale = await desk.sell('Rescheduled');
  const before = await desk.booking(sale);
  world.clock.advance(3 * MINUTE);
  desk.fake.catchUp();
  expect(await desk.refreshDue(sale)).toBe(instant(Date.parse('2026-11-22T04:00:00Z')));
  expect(await hear(toldOf('order.airline_initiated_change_detected'))).toMatchObject({
    status: 200,
    result: { taken: true },
  });
  expect(await desk.refreshDue(sale)).toBe(instant(clock.now()));
  await runSchedule('refresh-status');
  const after = await desk.booking(sale);
  expect(after.segments[0]!.departureTime > before.segments[0]!.departureTime).toBe(true);
  expect(await timelineOf(sale.bookingId)).toContain('changeFlights');
});

test('an order that its airline cancelled is Cancelled once it was asked about; the notice itself is not believed', async () => {
  const sale = await desk.sell('Menon');
  const [order] = [...desk.fake.orders.values()].filter(({ metadata }) => metadata.portolan_booking === sale.bookingId);
  const said = notice({ type: 'order_cancellation.confirmed', object: { id: 'ore_1', order_id: order!.id } });
  expect((await hear(said)).status).toBe(200);
  await runSchedule('refresh-status');
  expect((await desk.booking(sale)).statusId).toBe(3);
  order!.cancelledAt = clock.now();
  expect((await hear(aboutOrder(order!.id))).status).toBe(200);
  await runSchedule('refresh-status');
  expect((await desk.booking(sale)).statusId).toBe(4);
});

test('an order that was only accepted (202) ends as soon as Duffel tells that it is there', async () => {
  const sale = await desk.sell('Accepted');
  woken.length = 0;
  expect(await desk.orderState(sale)).toBe('UNKNOWN');
  expect(desk.told).toEqual([]);
  world.clock.advance(2 * MINUTE + 1_000);
  desk.fake.catchUp();
  expect((await hear(toldOf('order.created'))).status).toBe(200);
  expect(woken).toEqual([{ kind: 'booking', site: 'sarathi', orderId: sale.orderId }]);
  await runBooking(woken[0]!.site, woken[0]!.orderId);
  expect(await desk.orderState(sale)).toBe('COMPLETED');
  expect((await desk.booking(sale)).passengers[0]!.ticket!.ticketNumber).toMatch(/^\d{13}$/);
});

test('told twenty times at once and a hundred times more, out of order: asked about once', async () => {
  const sale = await desk.sell('Rescheduled');
  const created = toldOf('order.created');
  world.clock.advance(3 * MINUTE);
  desk.fake.catchUp();
  const changed = toldOf('order.airline_initiated_change_detected');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => hear(nth % 2 ? changed : created)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  desk.fake.asked.length = 0;
  await runSchedule('refresh-status');
  expect(desk.looks()).toBe(1);
  const due = await desk.refreshDue(sale);
  for (let nth = 0; nth < 100; nth++) expect((await hear(nth % 2 ? created : changed)).status).toBe(200);
  expect(await desk.refreshDue(sale)).toBe(due);
  await runSchedule('refresh-status');
  expect(desk.looks()).toBe(1);
  expect((await timelineOf(sale.bookingId)).filter((event) => event === 'changeFlights')).toHaveLength(1);
});

test('told while it is being asked about: what was heard before the notice is asked again', async () => {
  const sale = await desk.sell('Menon');
  const [order] = [...desk.fake.orders.values()].filter(({ metadata }) => metadata.portolan_booking === sale.bookingId);
  world.clock.advance(DAY + MINUTE);
  let isTold = false;
  desk.fake.instead = ({ path }, answer) => {
    if (isTold || path !== `/air/orders/${order!.id}`) return undefined;
    isTold = true;
    return { ...answer(), after: hear(aboutOrder(order!.id)) };
  };
  await runSchedule('refresh-status');
  expect(isTold).toBe(true);
  expect(await desk.refreshDue(sale)).toBe(instant(clock.now()));
  desk.fake.asked.length = 0;
  await runSchedule('refresh-status');
  expect(desk.looks()).toBe(1);
  expect(await desk.refreshDue(sale)).toBe(instant(clock.now() + DAY));
});

test('forged, re-encoded, stale, unreadable or foreign: 400, one counted line, and nothing done', async () => {
  const sale = await desk.sell('Menon');
  woken.length = 0;
  const good = toldOf('order.created');
  const due = await desk.refreshDue(sale);
  const refused = async (changed: Partial<typeof good>, site: 'sarathi' | 'gulf' = 'sarathi') => {
    warnings.length = 0;
    expect(await hear({ ...good, ...changed }, site)).toMatchObject({ status: 400, errorCode: 'BAD_REQUEST' });
    return warnings.join();
  };
  const signed = (body: string, at = clock.now()) => ({
    body,
    headers: { 'x-duffel-signature': signatureOf(WEBHOOK_SECRET, body, at) },
  });
  const signature = good.headers['x-duffel-signature']!;
  const bit = `${signature.slice(0, -1)}${(parseInt(signature.at(-1)!, 16) ^ 1).toString(16)}`;
  const given = (text: string) => ({ headers: { 'x-duffel-signature': text } });
  expect(await refused(given(bit))).toBe('webhook refused: forged');
  expect(await refused({ headers: {} })).toBe('webhook refused: forged');
  expect(await refused(given(signature.replace(/^t=\d/, 't=9')))).toBe('webhook refused: forged');
  expect(await refused(given(signature.replace('v1=', 'v0=')))).toBe('webhook refused: forged');
  expect(await refused({ body: JSON.stringify(JSON.parse(good.body), null, 1) })).toBe('webhook refused: forged');
  expect(await refused(notice({}, 'another-secret-altogether'))).toBe('webhook refused: forged');
  expect(await refused({}, 'gulf')).toBe('webhook refused: foreign');
  expect(await refused(signed(good.body, clock.now() - 4 * DAY - MINUTE))).toBe('webhook refused: stale');
  expect(await refused(signed(good.body, clock.now() + 11 * MINUTE))).toBe('webhook refused: stale');
  expect(await refused(signed('not JSON'))).toBe('webhook refused: malformed');
  expect(await refused(signed(JSON.stringify({ id: 'wev_1' })))).toBe('webhook refused: malformed');
  const live = JSON.stringify({ ...(JSON.parse(good.body) as object), live_mode: true });
  expect(await refused(signed(live))).toBe('webhook refused: foreign');
  expect(await desk.refreshDue(sale)).toBe(due);
  expect(woken).toEqual([]);
});

test('what is signed by the secret before the present one is still heard', async () => {
  await desk.setSecret('duffelWebhookSecret', 'the-next-webhook-secret');
  expect((await hear(notice({}))).status).toBe(200);
  expect((await hear(notice({}, 'the-next-webhook-secret'))).status).toBe(200);
  await desk.setSecret('duffelWebhookSecret', WEBHOOK_SECRET);
});

test('a ping, an order of nobody’s and one of another site’s are heard, and nothing comes of them', async () => {
  const sale = await desk.sell('Menon');
  woken.length = 0;
  const due = await desk.refreshDue(sale);
  const mark = { portolan_site: 'gulf', portolan_booking: sale.bookingId };
  for (const said of [
    notice({}),
    aboutOrder('ord_of_nobody'),
    notice({ type: 'order.created', object: { id: 'ord_of_another', metadata: mark }, key: 'ord_of_another' }),
    notice({ type: 'order.creation_failed', object: {}, key: 'WmFpbGVk' }),
  ])
    expect(await hear(said)).toMatchObject({ status: 200, result: { taken: true } });
  expect(await desk.refreshDue(sale)).toBe(due);
  expect(woken).toEqual([]);
  expect(warnings).toEqual([]);
});

test('staff see when Duffel last told something', async () => {
  const heardAt = async () =>
    (await asking(desk.admin())(getFlightSuppliers, {})).result!.suppliers.find(({ source }) => source === 'duffel')!
      .heardAt;
  world.clock.advance(MINUTE);
  expect((await hear(notice({}))).status).toBe(200);
  expect(await heardAt()).toBe(instant(clock.now()));
});

test.each(['before', 'after'] as const)(
  'the table failing %s any operation of a webhook: Duffel tells it again, and it is asked about',
  async (when) => {
    const sale = await desk.sell('Menon');
    const [order] = [...desk.fake.orders.values()].filter(
      ({ metadata }) => metadata.portolan_booking === sale.bookingId,
    );
    world.faults.reset();
    expect((await hear(aboutOrder(order!.id))).status).toBe(200);
    const { operations } = world.faults.counts();
    expect(operations).toBeGreaterThan(5);
    for (let nth = 1; nth <= operations; nth++) {
      world.clock.advance(MINUTE);
      const said = aboutOrder(order!.id);
      world.faults.reset();
      world.faults.failNth(nth, when);
      const broken = await hear(said);
      world.faults.reset();
      expect([200, 500, 503], `operation ${nth}`).toContain(broken.status);
      expect((await hear(said)).status, `operation ${nth}`).toBe(200);
      expect(await desk.refreshDue(sale), `operation ${nth}`).toBe(instant(clock.now()));
    }
  },
);
